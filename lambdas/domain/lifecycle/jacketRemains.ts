import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { readJackets } from "#lambdas/records/family/family.ts";
import {
  type JacketRecord,
  jacketRecord,
  type Snapshot,
  type Transferred,
} from "#lambdas/records/jackets/jacket.ts";
import { getEntry, type QueueRecord, queueKey, replaceEntry } from "#lambdas/records/jackets/queue.ts";
import { remove, replace, transact, unchanged, type Write } from "#lambdas/records/table/table.ts";

// A department that transferred a jacket of an erased account must still learn that the person is no longer
// there. So of each such jacket the notice stays, with what it takes to find the record that is to be dropped,
// until it is transferred; then the table forgets it by itself, as it does with everybody who left.

/** Who is to be dropped, and where: no photo, contacts, notes or conditions. */
function bare(snapshot: Snapshot): Snapshot {
  const { mail, phone, additional, ...rest } = snapshot;
  return { ...rest, photo: "", flags: [] };
}

const bareTransferred = (transferred: Transferred | undefined): Transferred | undefined =>
  transferred && { ...transferred, snapshot: bare(transferred.snapshot) };

function strip(jacket: JacketRecord, entry: QueueRecord): Write[] {
  const { before, transferred, ...rest } = jacket;
  return [
    replaceEntry({ ...entry, snapshot: bare(entry.snapshot) }, entry.content),
    replace(jacketRecord({ ...rest, transferred: bareTransferred(transferred) })),
  ];
}

async function forget(jacket: JacketRecord): Promise<Write[]> {
  if (!jacket.open) return [remove(jacket)];
  const entry = await getEntry(queueKey({ ...jacket, ...jacket.open }));
  // It was transferred just now: the jacket has moved, which is found out by holding it.
  return entry ? strip(jacket, entry) : [unchanged(jacket)];
}

const needsWork = ({ open, transferred, before }: JacketRecord) =>
  !open || before !== undefined || transferred?.snapshot.photo !== "";

/** Leaves of an account's jackets, all of which were ended, the notices that wait. Run again, it goes on. */
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
