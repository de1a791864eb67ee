// Being told of one's turn: by the system while the page is hidden, by push messages while it is closed.
import { get, post } from "../../shell/api";
import { askToNotify, canNotify } from "../../shell/notify";
import type { PushKey } from "../../types/api";

export type Consent = "unsupported" | "denied" | "asked" | "given";

/** Whether the system may show anything. */
export function consent(): Consent {
  if (!canNotify()) return "unsupported";
  if (Notification.permission === "default") return "asked";
  return Notification.permission === "granted" ? "given" : "denied";
}

/** Ask a reader who was not asked yet. */
export async function askConsent(): Promise<Consent> {
  await askToNotify();
  return consent();
}

/** A key as browsers want it, from base64url. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** The registration of the worker; null where there is none. It is not waited for long. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** Let the server call this browser; false where server or browser cannot. */
export async function subscribe(): Promise<boolean> {
  const { public_key: key } = await get<PushKey>("/api/push");
  const worker = await registration();
  if (key === null || worker === null || !("pushManager" in worker)) return false;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  const { endpoint, keys } = made.toJSON();
  await post("/api/push", { endpoint, keys });
  return true;
}

/** Be called no more. */
export async function unsubscribe(): Promise<void> {
  const worker = await registration();
  const made = await worker?.pushManager?.getSubscription();
  if (!made) return;
  await post("/api/push/forget", { endpoint: made.endpoint });
  await made.unsubscribe();
}

/** Whether this browser is called. */
export async function isSubscribed(): Promise<boolean> {
  const worker = await registration();
  return (await worker?.pushManager?.getSubscription()) != null;
}
