import { isDeepStrictEqual } from "node:util";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { type DeliveryStep, writesOf } from "#lambdas/domain/jackets/deliveries.ts";
import { readJackets } from "#lambdas/records/family/family.ts";
import type { Delivery, EntryVersion, JacketRecord, Transferred } from "#lambdas/records/jackets/jacket.ts";
import { getEntry, queueKey, replaceEntry } from "#lambdas/records/jackets/queue.ts";
import type { Snapshot } from "#lambdas/records/jackets/snapshot.ts";
import { transact, type Write } from "#lambdas/records/table/table.ts";
import { erasePerson } from "#shared/model/personShapes.ts";

// A department with a jacket of an erased account must still learn of it. So each notice stays until it is
// transferred, with the facts identifying the record to drop; then the jacket expires like any ended one.

const isErased = ({ person, sealed }: Snapshot): boolean =>
  sealed === undefined && isDeepStrictEqual(person, erasePerson(person));

// Each function below names the fields it keeps: a new field is erased unless named here, or kept by the table of
// facts.

const bareSnapshot = ({ person, address, registered }: Snapshot): Snapshot => ({
  person: erasePerson(person),
  address,
  registered,
});

const bareVersion = ({ kind, opened, content, removed, ending }: EntryVersion): EntryVersion => ({
  kind,
  opened,
  content,
  ...(removed === undefined ? {} : { removed, ending }),
});

const bareTransferred = (transferred: Transferred): Transferred => ({
  ...bareVersion(transferred),
  snapshot: bareSnapshot(transferred.snapshot),
  receipt: transferred.receipt,
});

/** Undefined when nothing stays. */
async function strip(jacket: JacketRecord, department: string): Promise<DeliveryStep | undefined> {
  const { owner, mid, hid, where, number, deliveries } = jacket;
  const { open, transferred, receipts } = deliveries[department] ?? { receipts: [] };
  const entry = open && (await getEntry(queueKey({ mid, hid, department, ...open })));
  // Just transferred: the jacket's write fails, and the work runs again.
  if (!open || !entry) return undefined;
  const bare = { ...bareVersion(entry), owner, mid, hid, where, number, department };
  return {
    department,
    delivery: { open, transferred: transferred && bareTransferred(transferred), receipts },
    write: replaceEntry({ ...bare, snapshot: bareSnapshot(entry.snapshot) }, entry.content),
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
