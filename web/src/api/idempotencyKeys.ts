import { ApiError } from "./ApiError.ts";

const keys = new Map<string, string>();

/** Whether it is unknown what became of a request: no answer came, or one that says nothing about it. */
function isOpen(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/**
 * Runs a creating request with its Idempotency-Key. The same request sent again after its outcome stayed
 * unknown has the same key, so that a second press of the button cannot create a second thing.
 */
export async function withIdempotencyKey<T>(request: string, run: (key: string) => Promise<T>): Promise<T> {
  const key = keys.get(request) ?? crypto.randomUUID();
  keys.set(request, key);
  try {
    const answer = await run(key);
    keys.delete(request);
    return answer;
  } catch (error) {
    if (!isOpen(error)) keys.delete(request);
    throw error;
  }
}
