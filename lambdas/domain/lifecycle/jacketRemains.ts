import { isDeepStrictEqual } from "node:util";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { type DeliveryStep, writesOf } from "#lambdas/domain/jackets/deliveries.ts";
import { readJackets } from "#lambdas/records/family/family.ts";
import { bareEntry, bareSnapshot, bareVersion } from "#lambdas/records/jackets/bareEntry.ts";
import type { Delivery, JacketRecord, Transferred } from "#lambdas/records/jackets/jacket.ts";
import { getEntry, queueKey, replaceEntry } from "#lambdas/records/jackets/queue.ts";
import type { Snapshot } from "#lambdas/records/jackets/snapshot.ts";
import { transact, type Write } from "#lambdas/records/table/table.ts";
import { erasePerson } from "#shared/model/personShapes.ts";

// A department with a jacket of an erased account must learn of it: each notice stays until transferred, with the facts
// that identify the record to drop; then the jacket expires like any ended one.

const isErased = ({ person, sealed }: Snapshot): boolean =>
  sealed === undefined && isDeepStrictEqual(person, erasePerson(person));

const bareTransferred = (transferred: Transferred): Transferred => ({
  ...bareVersion(transferred),
  snapshot: bareSnapshot(transferred.snapshot),
  receipt: transferred.receipt,
});

/** Undefined when nothing stays. */
async function strip(jacket: JacketRecord, department: string): Promise<DeliveryStep | undefined> {
  const { mid, hid, deliveries } = jacket;
  const { open, transferred, receipts } = deliveries[department] ?? { receipts: [] };
  const entry = open && (await getEntry(queueKey({ mid, hid, department, ...open })));
  // Just transferred: the jacket's write fails, and the work runs again.
  if (!open || !entry) return undefined;
  return {
    department,
    delivery: { open, transferred: transferred && bareTransferred(transferred), receipts },
    write: replaceEntry(bareEntry(entry), entry.content),
  };
}

async function forget(jacket: JacketRecord): Promise<Write[]> {
  const stripped = await Promise.all(Object.keys(jacket.deliveries).map((id) => strip(jacket, id)));
  const steps = stripped.filter((step) => step !== undefined);
  return writesOf({ ...jacket, phone: undefined, deliveries: {} }, steps);
}

const needsWork = ({ open, transferred, before }: Delivery) =>
  !open || before !== undefined || !transferred || !isErased(transferred.snapshot);

const hasWork = ({ deliveries }: JacketRecord) => Object.values(deliveries).some(needsWork);

/** Reduces ended jackets to their open notices. An interrupted run is run again. */
export const forgetJackets = (owner: string): Promise<void> =>
  retryOnConflict(async () => {
    const { jackets } = await readJackets(owner);
    for (const jacket of jackets.filter(hasWork)) await transact(await forget(jacket));
  });

/** By sort key. */
export async function keptJackets(owner: string): Promise<ReadonlySet<string>> {
  const { jackets } = await readJackets(owner);
  return new Set(
    jackets.flatMap(({ deliveries, sk }) => (Object.values(deliveries).some(({ open }) => open) ? [sk] : [])),
  );
}
