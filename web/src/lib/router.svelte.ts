// Where the reader is. A secret stands in an address only behind #, and is taken out at once.

export type Place =
  | { page: "lobby" }
  | { page: "me" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; replay: string }
  | { page: "review"; replay: string }
  | { page: "analysis"; replay: string }
  | { page: "puzzles"; game: string; puzzle: string }
  | { page: "rules"; game: string }
  | { page: "worth"; game: string }
  | { page: "cards"; game: string; card: string | null };

function placeOf(path: string): Place {
  const [page = "", name = "", part] = path.split("/").filter((part) => part !== "");
  switch (page) {
    case "me":
      return { page };
    case "table":
      return { page, table: name };
    case "replay":
    case "review":
    case "analysis":
      return { page, replay: name };
    case "puzzles":
      return { page, game: name, puzzle: part ?? "" };
    case "new":
    case "rules":
    case "worth":
      return { page, game: name };
    case "cards":
      return { page, game: name, card: part === undefined ? null : decodeURIComponent(part) };
    default:
      return { page: "lobby" };
  }
}

/** The secret behind #, such as `invite=…` or `watch=…`. */
export interface Secret {
  kind: "invite" | "watch";
  token: string;
}

class Router {
  path: string = $state(location.pathname);
  place: Place = $derived(placeOf(this.path));
  secret: Secret | null = $state(null);

  constructor() {
    this.takeSecret();
    window.addEventListener("popstate", () => (this.path = location.pathname));
    window.addEventListener("hashchange", () => this.takeSecret());
  }

  private takeSecret(): void {
    const found = /^#(invite|watch)=([\w-]+)$/.exec(location.hash);
    if (!found) return;
    this.secret = { kind: found[1] as Secret["kind"], token: found[2] ?? "" };
    history.replaceState(null, "", location.pathname);
  }

  /** Go to an address; `stay` where one is, when the same page only opens something. */
  go(path: string, stay = false): void {
    if (path !== location.pathname + location.search) history.pushState(null, "", path);
    this.path = location.pathname;
    if (!stay) window.scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follow a link inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plainClick || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.target || link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search, "stay" in link.dataset);
}
