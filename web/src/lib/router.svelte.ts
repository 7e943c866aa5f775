// Where the reader is. A secret stands in an address only behind #, and is taken out at once.

export type Place =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; replay: string }
  | { page: "rules"; game: string }
  | { page: "cards"; game: string };

function placeOf(path: string): Place {
  const [page = "", name = ""] = path.split("/").filter((part) => part !== "");
  switch (page) {
    case "table":
      return { page, table: name };
    case "replay":
      return { page, replay: name };
    case "new":
    case "rules":
    case "cards":
      return { page, game: name };
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

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.path = location.pathname;
    window.scrollTo(0, 0);
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
  router.go(link.pathname);
}
