import { getHousehold, requireHousehold } from "#lambdas/records/family/household.ts";
import { isListedAtPlace, listAtPlace } from "#lambdas/records/family/householdsOfPlace.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";
import { queueSources, readEntries } from "#lambdas/records/jackets/queueLists.ts";
import { Conflict, transact } from "#lambdas/records/table/table.ts";
import { entryKind } from "#shared/model/entry.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import type { Place } from "#shared/rules/place.ts";

// Households of before the rows by place are found by the entries that wait at the place. Those where nothing waits
// are listed by their next change.

const pageSize = 100;

async function list({ owner, hid: id, snapshot }: QueueRecord): Promise<void> {
  if (await isListedAtPlace({ owner, id, address: snapshot.address })) return;
  const household = await getHousehold(owner, id);
  // A notice may wait of a household that is gone.
  if (!household || household.closing) return;
  try {
    await transact([requireHousehold(household), listAtPlace(household)]);
  } catch (error) {
    // It is being removed.
    if (!(error instanceof Conflict)) throw error;
  }
}

/** Lists the households of a place whose entries wait there. */
export async function listEarlierHouseholds(place: Place): Promise<void> {
  for (const source of entryKind.options.flatMap((kind) =>
    queueSources(kind, [defaultDepartmentOf(place)]),
  )) {
    let after: string | undefined = "";
    while (after !== undefined) {
      const page: QueueRecord[] = await readEntries(source, "OLDEST", after, pageSize);
      for (const entry of page) await list(entry);
      after = page.length < pageSize ? undefined : page.at(-1)?.sk;
    }
  }
}
