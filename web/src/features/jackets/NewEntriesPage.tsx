import { listNewEntries } from "#shared/contract/entries.ts";
import { EntryQueue } from "./queue/EntryQueue.tsx";

/** The jackets that a department has not transferred yet. */
export function NewEntriesPage() {
  return (
    <EntryQueue
      kind="NEW"
      call={listNewEntries}
      title="New Jackets"
      emptyText="No New Jackets to display"
      withNotes
    />
  );
}
