import { erasePerson } from "#shared/model/personShapes.ts";
import type { EntryVersion } from "./jacket.ts";
import type { QueueDetails } from "./queue.ts";
import type { Snapshot } from "./snapshot.ts";

// The remains of a person whose record went, by which a department knows which record to drop. Each function names the
// fields it keeps: a new one is erased unless named here, or kept by the table of facts.

export const bareSnapshot = ({ person, address, registered }: Snapshot): Snapshot => ({
  person: erasePerson(person),
  address,
  registered,
});

export const bareVersion = ({ kind, opened, content, removed, ending }: EntryVersion): EntryVersion => ({
  kind,
  opened,
  content,
  ...(removed === undefined ? {} : { removed, ending }),
});

export const bareEntry = (entry: QueueDetails): QueueDetails => {
  const { owner, mid, hid, where, number, department, snapshot } = entry;
  return { ...bareVersion(entry), owner, mid, hid, where, number, department, snapshot: bareSnapshot(snapshot) };
};
