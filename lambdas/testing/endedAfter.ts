import type { InvocationContext } from "#lambdas/deadline.ts";

/** Throws then. */
export async function endedAfter<Result>(
  milliseconds: number,
  run: (context: InvocationContext) => Promise<Result>,
): Promise<Result> {
  const end = Date.now() + milliseconds;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("The function was ended before it answered")), milliseconds);
  });
  try {
    return await Promise.race([run({ getRemainingTimeInMillis: () => end - Date.now() }), ended]);
  } finally {
    clearTimeout(timer);
  }
}
