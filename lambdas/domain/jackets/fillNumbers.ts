import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { readJackets } from "#lambdas/records/family/family.ts";
import {
  type Delivery,
  getJacket,
  type JacketRecord,
  jacketRecord,
} from "#lambdas/records/jackets/jacket.ts";
import { newJacketNumber } from "#lambdas/records/jackets/jacketNumber.ts";
import { getEntry, queueKey, replaceEntry } from "#lambdas/records/jackets/queue.ts";
import { Conflict, replace, transact, type Write } from "#lambdas/records/table/table.ts";

/** Writes the number into the row of a department's open entry. Its EntryID stays: the content is the same. */
async function numberEntry(
  { mid, hid }: JacketRecord,
  department: string,
  { open }: Delivery,
  number: string,
): Promise<Write[]> {
  if (!open) return [];
  const entry = await getEntry(queueKey({ mid, hid, department, ...open }));
  // It was transferred or withdrawn after the jacket was read.
  if (!entry) throw new Conflict();
  return [replaceEntry({ ...entry, number }, entry.content)];
}

/** The same for every department for which the jacket waits. */
async function numberEntries(jacket: JacketRecord, number: string): Promise<Write[]> {
  const deliveries = Object.entries(jacket.deliveries);
  return (
    await Promise.all(deliveries.map(([id, delivery]) => numberEntry(jacket, id, delivery, number)))
  ).flat();
}

async function fillNumber({ owner, mid, hid }: JacketRecord): Promise<void> {
  const jacket = await getJacket(owner, mid, hid);
  if (!jacket || jacket.number) return;
  const { number, claim } = newJacketNumber();
  await transact([
    replace(jacketRecord({ ...jacket, number })),
    ...(await numberEntries(jacket, number)),
    claim,
  ]);
}

/**
 * Gives the jackets of an account that have none their numbers, and returns how many it were. To run it again changes
 * nothing; others may change the jackets meanwhile.
 */
export async function fillNumbers(owner: string): Promise<number> {
  const { jackets } = await readJackets(owner);
  const lacking = jackets.filter(({ number }) => !number);
  for (const jacket of lacking) await retryOnConflict(() => fillNumber(jacket));
  return lacking.length;
}
