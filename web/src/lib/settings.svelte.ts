// What the reader has set for all tables, kept in this browser. The language is kept by `texts`.

export const CHOICES = {
  /** How quickly things move, and others' turns are shown. */
  speed: ["off", "quick", "normal", "slow"],
  /** `people`: not at tables where all others are bots. */
  sound: ["off", "people", "on"],
  /** Whether the browser tells that it is the reader's turn while the page is not seen. */
  notice: ["off", "on"],
  /** `auto` follows the system. */
  theme: ["auto", "light", "dark"],
  palette: ["standard", "colour-blind"],
  text: ["normal", "large", "larger"],
  /** Whether a finished turn waits for "End turn", or ends with its last choice. */
  turns: ["confirm", "at-once"],
  /** Whether the coach may be asked at a table. */
  coach: ["on", "off"],
} as const;

export type Setting = keyof typeof CHOICES;
export type Value<S extends Setting> = (typeof CHOICES)[S][number];
type All = { [S in Setting]: Value<S> };

const KEPT = "voliere.settings";
const USUAL: All = {
  speed: "normal",
  sound: "off",
  notice: "off",
  theme: "auto",
  palette: "standard",
  text: "normal",
  turns: "confirm",
  coach: "on",
};

/** What is kept here, without what this version does not know. */
function kept(): Partial<All> {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, string>;
    const known = Object.entries(found).filter(([name, value]) =>
      (CHOICES[name as Setting] as readonly string[] | undefined)?.includes(value),
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

const dark = window.matchMedia("(prefers-color-scheme: dark)");

class Settings {
  private all: All = $state({ ...USUAL, ...kept() });

  constructor() {
    this.dress();
    dark.addEventListener("change", () => this.dress());
  }

  get<S extends Setting>(name: S): Value<S> {
    return this.all[name];
  }

  set<S extends Setting>(name: S, value: Value<S>): void {
    this.all = { ...this.all, [name]: value };
    localStorage.setItem(KEPT, JSON.stringify(this.all));
    this.dress();
  }

  /** What the style sheets look at: `data-theme`, `data-palette`, `data-text` and `data-speed` of the page. */
  private dress(): void {
    const page = document.documentElement.dataset;
    page["theme"] = this.all.theme === "auto" ? (dark.matches ? "dark" : "light") : this.all.theme;
    page["palette"] = this.all.palette;
    page["text"] = this.all.text;
    page["speed"] = this.all.speed;
  }
}

export const settings = new Settings();
