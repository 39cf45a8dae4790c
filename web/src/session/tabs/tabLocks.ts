// Locks, not storage: they hold nothing of the account and are gone with their tab, however it is closed.
const prefix = "beforehand.open ";
const cookie = "beforehand.cookie";

let release: () => void = () => {};

export function releaseTabLock(): void {
  release();
}

/** Shows the other tabs this one's session. @param since Its sign-in, ms since 1970 */
export function takeTabLock(since: number): void {
  releaseTabLock();
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(`${prefix}${since}`, { mode: "shared" }, () => held);
}

/** The sign-in of another tab's session, ms since 1970; undefined without one. */
export async function sessionOfOtherTab(): Promise<number | undefined> {
  const { held = [] } = await navigator.locks.query();
  const name = held.map((lock) => lock.name ?? "").find((other) => other.startsWith(prefix));
  return name === undefined ? undefined : Number(name.slice(prefix.length));
}

/**
 * Signs in or out while no other tab does: they share one cookie, and a sign-out's late answer would delete the
 * cookie of a newer sign-in.
 */
export function withCookieLock<T>(run: () => Promise<T>): Promise<T> {
  return navigator.locks.request(cookie, run);
}
