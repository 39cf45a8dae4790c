import { onlineManager } from "@tanstack/react-query";

/** Answers what `work` comes to, or undefined once this device has no network, since reading waits for one then. */
export function untilOffline<T>(work: Promise<T>): Promise<T | undefined> {
  if (!onlineManager.isOnline()) return Promise.resolve(undefined);
  let letGo = () => {};
  const offline = new Promise<undefined>((resolve) => {
    letGo = onlineManager.subscribe((online) => !online && resolve(undefined));
  });
  return Promise.race([work, offline]).finally(letGo);
}
