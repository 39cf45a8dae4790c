import { onlineManager } from "@tanstack/react-query";
import { noAnswer } from "./ApiError.ts";

/** Undefined once the device is offline, where reading waits for a network. */
export function waitWhileOnline<T>(work: Promise<T>): Promise<T | undefined> {
  let unsubscribe = () => {};
  const offline = new Promise<undefined>((resolve) => {
    if (!onlineManager.isOnline()) return resolve(undefined);
    unsubscribe = onlineManager.subscribe((online) => !online && resolve(undefined));
  });
  return Promise.race([work, offline]).finally(unsubscribe);
}

export async function answerWhileOnline<T extends object>(work: Promise<T>): Promise<T> {
  const answer = await waitWhileOnline(work);
  if (!answer) throw noAnswer();
  return answer;
}
