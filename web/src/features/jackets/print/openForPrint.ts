import { printEntries } from "#shared/contract/jackets/handover.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { mostEntriesPerCall } from "#shared/model/jacket/handover.ts";
import { inSteps } from "#web/api/inSteps.ts";
import { send } from "#web/api/send.ts";
import type { PrintedRecord } from "#web/entities/jacket/print/PrintedRecord.ts";
import { ChangedCard } from "../card/inNewestVersion.ts";

/**
 * The server audits it and tells the families; without its answer nothing is printed. Throws ChangedCard when one is
 * out of date, otherwise ApiError.
 */
export async function openForPrint(entries: readonly Entry[]): Promise<readonly PrintedRecord[]> {
  const opened: PrintedRecord[] = [];
  const ask = (some: readonly Entry[]) => send(printEntries, { EntryIDs: some.map(({ ID }) => ID) });
  await inSteps(entries, mostEntriesPerCall, ask, ({ Printed }, some) => {
    const recordAt = new Map(Printed.map(({ EntryID, Record }) => [EntryID, Record]));
    for (const entry of some) {
      const record = recordAt.get(entry.ID);
      if (!record) throw new ChangedCard(entry);
      opened.push({ entry, record });
    }
  });
  return opened;
}
