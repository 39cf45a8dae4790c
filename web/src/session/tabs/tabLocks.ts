// Unlike storage, locks hold nothing of the account and go with their tab, however it is closed.
const prefix = "beforehand.open ";
const cookie = "beforehand.cookie";

let release: () => void = () => {};

export function releaseTabLock(): void {
  release();
}

/** For the other tabs. @param since The sign-in, ms since 1970 */
export function takeTabLock(since: number): void {
  releaseTabLock();
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(`${prefix}${since}`, { mode: "shared" }, () => held);
}

/** The sign-in of another tab, ms since 1970. */
export async function sessionOfOtherTab(): Promise<number | undefined> {
  const { held = [] } = await navigator.locks.query();
  const name = held.map((lock) => lock.name ?? "").find((other) => other.startsWith(prefix));
  return name === undefined ? undefined : Number(name.slice(prefix.length));
}

/** One tab at a time: a sign-out's late answer would delete a newer sign-in's shared cookie. */
export function withCookieLock<T>(run: () => Promise<T>): Promise<T> {
  return navigator.locks.request(cookie, run);
}
