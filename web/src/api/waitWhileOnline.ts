import { onlineManager } from "@tanstack/react-query";

/** Undefined once this device is offline, where reading waits for a network. */
export function waitWhileOnline<T>(work: Promise<T>): Promise<T | undefined> {
  if (!onlineManager.isOnline()) return Promise.resolve(undefined);
  let unsubscribe = () => {};
  const offline = new Promise<undefined>((resolve) => {
    unsubscribe = onlineManager.subscribe((online) => !online && resolve(undefined));
  });
  return Promise.race([work, offline]).finally(unsubscribe);
}
