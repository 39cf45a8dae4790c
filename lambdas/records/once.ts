import { VisibleError } from "#lambdas/errors.ts";
import { get, insert, type Key, type Write } from "./table.ts";

/** One creating call: its Idempotency-Key, and a digest of what was sent with it. */
export interface Once {
  readonly key: string;
  readonly digest: string;
}

interface OnceRecord extends Key {
  readonly digest: string;
  readonly made: string;
  readonly expiresAt: number;
}

const keptSeconds = 24 * 60 * 60;

class SentBefore extends Error {}

/**
 * Creates something once for each Idempotency-Key. `create` gets the writes to put first into its
 * transaction; when the key was used before, nothing is written and `again` answers from the id that the
 * first call made. The same key with other content is a conflict.
 * @param scope the partition that the key belongs to: the account's, so that nobody meets another's key
 * @param id of what is about to be made
 */
export async function createOnce<Result>(
  scope: string,
  once: Once | undefined,
  id: string,
  create: (first: Write[]) => Promise<Result>,
  again: (id: string) => Promise<Result>,
): Promise<Result> {
  if (!once) return create([]);
  const key = { pk: scope, sk: `X#${once.key}` };
  const expiresAt = Math.floor(Date.now() / 1000) + keptSeconds;
  try {
    return await create([
      insert({ ...key, digest: once.digest, made: id, expiresAt } as Key, new SentBefore()),
    ]);
  } catch (error) {
    if (!(error instanceof SentBefore)) throw error;
    const earlier = await get<OnceRecord>(key);
    if (!earlier || earlier.digest !== once.digest)
      throw new VisibleError("conflict", "This was already sent with other content.");
    return again(earlier.made);
  }
}
