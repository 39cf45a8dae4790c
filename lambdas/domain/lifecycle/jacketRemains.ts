import { isDeepStrictEqual } from "node:util";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { readJackets } from "#lambdas/records/family/family.ts";
import {
  type EntryVersion,
  type JacketRecord,
  jacketRecord,
  type Transferred,
} from "#lambdas/records/jackets/jacket.ts";
import { getEntry, type QueueRecord, queueKey, replaceEntry } from "#lambdas/records/jackets/queue.ts";
import type { Snapshot } from "#lambdas/records/jackets/snapshot.ts";
import { remove, replace, transact, unchanged, type Write } from "#lambdas/records/table/table.ts";
import { erasePerson } from "#shared/model/personShapes.ts";

// A department that transferred a jacket of an erased account must still learn that the person is no longer there.
// So the notice of each such jacket stays, with the facts that identify the record to drop, until it is
// transferred; then the jacket expires like that of any person who left.

const isErased = ({ person, sealed }: Snapshot): boolean =>
  sealed === undefined && isDeepStrictEqual(person, erasePerson(person));

// Each function below names the fields that it keeps: a new field of a row is erased unless it is named here, or
// declared as kept in the table of facts.

/** The facts and the address that identify the record to drop. */
const bareSnapshot = ({ person, address, registered }: Snapshot): Snapshot => ({
  person: erasePerson(person),
  address,
  registered,
});

const bareVersion = ({ kind, opened, content, removed }: EntryVersion): EntryVersion => ({
  ...{ kind, opened, content },
  ...(removed === undefined ? {} : { removed }),
});

const bareTransferred = (transferred: Transferred): Transferred => ({
  ...bareVersion(transferred),
  snapshot: bareSnapshot(transferred.snapshot),
  receipt: transferred.receipt,
});

function strip(jacket: JacketRecord, entry: QueueRecord): Write[] {
  const { owner, mid, hid, where, number, content, open, transferred, receipts, version } = jacket;
  return [
    replaceEntry(
      { ...bareVersion(entry), owner, mid, hid, where, number, snapshot: bareSnapshot(entry.snapshot) },
      entry.content,
    ),
    replace(
      jacketRecord({
        ...{ owner, mid, hid, where, number, content, open, receipts, version },
        transferred: transferred && bareTransferred(transferred),
      }),
    ),
  ];
}

async function forget(jacket: JacketRecord): Promise<Write[]> {
  if (!jacket.open) return [remove(jacket)];
  const entry = await getEntry(queueKey({ ...jacket, ...jacket.open }));
  // It was transferred just now, so the jacket has changed: the check fails and the work runs again.
  return entry ? strip(jacket, entry) : [unchanged(jacket)];
}

const needsWork = ({ open, transferred, before }: JacketRecord) =>
  !open || before !== undefined || !transferred || !isErased(transferred.snapshot);

/** Reduces an account's ended jackets to their open notices. A run that was cut off is run again. */
export const forgetJackets = (owner: string): Promise<void> =>
  retryOnConflict(async () => {
    const { jackets } = await readJackets(owner);
    for (const jacket of jackets.filter(needsWork)) await transact(await forget(jacket));
  });

/** The sort keys of the jackets that stay. */
export async function keptJackets(owner: string): Promise<ReadonlySet<string>> {
  const { jackets } = await readJackets(owner);
  return new Set(jackets.flatMap(({ open, sk }) => (open ? [sk] : [])));
}
