import { VisibleError } from "#lambdas/errors.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { get, insert, type Key, type Write } from "./table.ts";

/** A creating call: its Idempotency-Key, and a digest of its request. */
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

const keyOf = (scope: string, { key }: Once): Key => ({ pk: scope, sk: `X#${key}` });

/** The id created by an earlier call with this key. Another request under it is a conflict. */
export async function sentBefore(scope: string, once: Once | undefined): Promise<string | undefined> {
  const earlier = once && (await get<OnceRecord>(keyOf(scope, once)));
  if (!earlier) return undefined;
  if (earlier.digest !== once.digest)
    throw new VisibleError("SENT_WITH_OTHER_CONTENT", "This was already sent with other content.");
  return earlier.made;
}

/**
 * `create` gets the first writes of its transaction; with a used key nothing is written, and `again` answers from the
 * id first created. Another request under the key is a conflict.
 * @param scope the key's partition: the account's, so no key meets another account's
 * @param id of the new thing
 */
export async function createOnce<Result>(
  scope: string,
  once: Once | undefined,
  id: string,
  create: (first: Write[]) => Promise<Result>,
  again: (id: string) => Promise<Result>,
): Promise<Result> {
  if (!once) return create([]);
  const expiresAt = secondsNow() + keptSeconds;
  const record: OnceRecord = { ...keyOf(scope, once), digest: once.digest, made: id, expiresAt };
  try {
    return await create([insert(record, new SentBefore())]);
  } catch (error) {
    if (!(error instanceof SentBefore)) throw error;
    const made = await sentBefore(scope, once);
    if (made === undefined) throw error;
    return again(made);
  }
}
