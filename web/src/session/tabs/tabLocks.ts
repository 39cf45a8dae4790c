// Locks rather than storage: they hold nothing of the person and are gone with their tab, however it is closed.
const prefix = "beforehand.open ";
const cookie = "beforehand.cookie";

let letGo: () => void = () => {};

/** Shows the other tabs of this browser no longer that somebody is signed in here. */
export function hideOpen(): void {
  letGo();
}

/** Shows the other tabs, while this one is open, that somebody is signed in here. @param since Milliseconds since 1970. */
export function showOpen(since: number): void {
  hideOpen();
  const open = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks.request(`${prefix}${since}`, { mode: "shared" }, () => open);
}

/** When the person of another open tab signed in, in milliseconds since 1970; undefined when there is none. */
export async function openElsewhere(): Promise<number | undefined> {
  const { held = [] } = await navigator.locks.query();
  const name = held.map((lock) => lock.name ?? "").find((other) => other.startsWith(prefix));
  return name === undefined ? undefined : Number(name.slice(prefix.length));
}

/**
 * Signs in or out once no other tab is about to: they share one cookie, and the answer to a sign-out that comes
 * late would take a newer one away.
 */
export function inTurn<T>(run: () => Promise<T>): Promise<T> {
  return navigator.locks.request(cookie, run);
}
