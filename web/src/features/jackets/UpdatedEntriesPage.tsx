import { listUpdatedEntries } from "#shared/contract/jackets/entries.ts";
import { EntryQueue } from "./queue/EntryQueue.tsx";

export function UpdatedEntriesPage() {
  return (
    <EntryQueue
      kind="UPDATED"
      call={listUpdatedEntries}
      title="Update Jackets"
      emptyText="No Updated Jackets to display"
      withNotes={false}
    />
  );
}
