// Notices that come also when the page is closed, through the browser's push service.
import { texts } from "./texts.svelte.ts";
import { ask, type PushKey } from "./wire.ts";

const WORKER = "/service-worker.js";

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const written = (data: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Let this browser be told of the turns of the token's seat; where it cannot be, nothing changes. */
export async function pushTurns(table: string, token: string): Promise<void> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    await navigator.serviceWorker.register(WORKER);
    const worker = await navigator.serviceWorker.ready;
    const { key } = await ask<PushKey>("/api/push", { language: texts.language });
    const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
    const found = (await worker.pushManager.getSubscription()) ?? (await worker.pushManager.subscribe(options));
    const body = {
      endpoint: found.endpoint,
      p256dh: written(found.getKey("p256dh")),
      auth: written(found.getKey("auth")),
      language: texts.language,
    };
    await ask(`/api/tables/${table}/notices`, { method: "POST", body, token, language: texts.language });
  } catch {
    // Some browsers have no push service; the notices of the open page remain.
  }
}

/** Be told of nothing more, at any table. */
export async function stopPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
