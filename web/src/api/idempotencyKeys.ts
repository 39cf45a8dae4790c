import { isOutcomeUnknown } from "./ApiError.ts";

const keys = new Map<string, string>();

/** The request may hold a password or medical data, and outlive its session here. */
async function digestOf(request: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(request));
  return String.fromCharCode(...new Uint8Array(digest));
}

/** Repeats a key after an unknown outcome: a second press cannot create twice. */
export async function withIdempotencyKey<T>(request: string, run: (key: string) => Promise<T>): Promise<T> {
  const name = await digestOf(request);
  const key = keys.get(name) ?? crypto.randomUUID();
  keys.set(name, key);
  try {
    const answer = await run(key);
    keys.delete(name);
    return answer;
  } catch (error) {
    if (!isOutcomeUnknown(error)) keys.delete(name);
    throw error;
  }
}
