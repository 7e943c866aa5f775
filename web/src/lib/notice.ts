// The browser's own notices, for a reader who has the page open but looks elsewhere.
import { settings } from "./settings.svelte.ts";

const able = (): boolean => "Notification" in window;

/** Ask whether notices may be shown; without leave the setting goes back. */
export async function allowNotices(): Promise<void> {
  if (!able() || (await Notification.requestPermission()) !== "granted") settings.set("notice", "off");
}

/** Show a notice while the page is not seen; a newer one of the same table takes its place. */
export function notice(title: string, body: string, table: string): void {
  if (settings.get("notice") === "off" || !document.hidden || !able() || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body, tag: table, icon: "/icon.svg" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
