import { listNewEntries } from "#shared/contract/jackets/entries.ts";
import { EntryQueue } from "./queue/EntryQueue.tsx";

export function NewEntriesPage() {
  return (
    <EntryQueue kind="NEW" call={listNewEntries} title="New Jackets" emptyText="No New Jackets to display" withNotes />
  );
}
