import { env } from "#lambdas/env.ts";
import { only } from "#lambdas/only.ts";
import type { WorkRow } from "#lambdas/records/table/outbox.ts";
import { Conflict, transact, type Write } from "#lambdas/records/table/table.ts";
import { inOwnShard } from "./inOwnShard.ts";
import { fromText, recordedOnce, type StoredRecording } from "./recording.ts";
import { latestIn, recordedCity, renew, toText } from "./renew.ts";
import { type TransactItem, unrecorded, writtenBy } from "./writtenBy.ts";

// Repeats a step's transaction with the call's conditions: where the call would have read something else, one fails.

type Owner = { readonly accountId: string };

interface Step<Result> {
  readonly result: Result;
  readonly items: readonly TransactItem[];
}

interface Repetition<Person extends Owner, Result> {
  readonly owner: Owner;
  readonly city: string;
  /** Before the recording. */
  readonly prepare: () => Promise<Person>;
  readonly act: (owner: Person, city: string) => Promise<Result>;
}

async function record<Person extends Owner, Result>({
  prepare,
  act,
}: Repetition<Person, Result>): Promise<StoredRecording> {
  const person = await prepare();
  const { result, items } = await writtenBy(() => act(person, recordedCity));
  const step: Step<Result> = { result, items };
  const text = toText(step);
  return { text, at: Date.now(), latest: latestIn(text), numbers: [], owner: person.accountId };
}

const inThisTable = (item: TransactItem): Write => {
  const [[kind, one] = []] = Object.entries(item);
  const row = (one as { Item?: WorkRow }).Item;
  return { write: { [`${kind}`]: { ...one, ...(row && { Item: inOwnShard(row) }), TableName: env.table } } };
};

/**
 * For a step that reads nothing but its owner's rows, and writes no list in parts by the owner's id. Undefined where a
 * condition fails; then nothing is written. `beside` is in the same transaction.
 */
export async function repeat<Person extends Owner, Result>(
  name: string,
  step: Repetition<Person, Result>,
  beside: readonly Write[] = [],
): Promise<Result | undefined> {
  const made = recordedOnce(name, () => unrecorded(() => record(step)));
  const { text, owner: was = "", ...recorded } = await made;
  const { city, owner } = step;
  const renewed = fromText(renew(text, { ...recorded, city, owner: { was, is: owner.accountId } })) as Step<Result>;
  const written = transact([...beside, ...renewed.items.map(inThisTable)]);
  return written.then(
    () => renewed.result,
    only(Conflict, () => undefined),
  );
}
