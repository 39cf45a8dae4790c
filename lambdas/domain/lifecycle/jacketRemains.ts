import { isDeepStrictEqual } from "node:util";
import { untilSaved } from "#lambdas/domain/common/untilSaved.ts";
import { readJackets } from "#lambdas/records/family/family.ts";
import {
  type EntryVersion,
  type JacketRecord,
  jacketRecord,
  type Transferred,
} from "#lambdas/records/jackets/jacket.ts";
import { getEntry, type QueueRecord, queueKey, replaceEntry } from "#lambdas/records/jackets/queue.ts";
import type { Snapshot } from "#lambdas/records/jackets/snapshot.ts";
import { remove, replace, unchanged, type Write } from "#lambdas/records/table/table.ts";
import { erasePerson } from "#shared/model/personShapes.ts";

// A department that transferred a jacket of an erased account must still learn that the person is no longer
// there. So of each such jacket the notice stays, with what it takes to find the record that is to be dropped,
// until it is transferred; then the table forgets it by itself, as it does with everybody who left.

const isErased = ({ person, sealed }: Snapshot): boolean =>
  sealed === undefined && isDeepStrictEqual(person, erasePerson(person));

// Each function below names what it keeps: a field that a row gets later is erased until it is named here, or
// declared as kept in the table of facts.

/** The facts and the address by which a department finds the record that it is to drop. */
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
  const { owner, mid, hid, where, content, open, transferred, receipts, version } = jacket;
  return [
    replaceEntry(
      { ...bareVersion(entry), owner, mid, hid, where, snapshot: bareSnapshot(entry.snapshot) },
      entry.content,
    ),
    replace(
      jacketRecord({
        ...{ owner, mid, hid, where, content, open, receipts, version },
        transferred: transferred && bareTransferred(transferred),
      }),
    ),
  ];
}

async function forget(jacket: JacketRecord): Promise<Write[]> {
  if (!jacket.open) return [remove(jacket)];
  const entry = await getEntry(queueKey({ ...jacket, ...jacket.open }));
  // It was transferred just now: the jacket has moved, which is found out by holding it.
  return entry ? strip(jacket, entry) : [unchanged(jacket)];
}

const needsWork = ({ open, transferred, before }: JacketRecord) =>
  !open || before !== undefined || !transferred || !isErased(transferred.snapshot);

/** Leaves of an account's jackets, all of which were ended, the notices that wait. Run again, it goes on. */
export const forgetJackets = (owner: string): Promise<void> =>
  untilSaved(async (save) => {
    const { jackets } = await readJackets(owner);
    for (const jacket of jackets.filter(needsWork)) await save(await forget(jacket));
  });

/** The sort keys of the jackets that stay. */
export async function keptJackets(owner: string): Promise<ReadonlySet<string>> {
  const { jackets } = await readJackets(owner);
  return new Set(jackets.flatMap(({ open, sk }) => (open ? [sk] : [])));
}
