import { erasePerson } from "#shared/model/personShapes.ts";
import type { EntryVersion } from "./jacket.ts";
import type { QueueDetails } from "./queue.ts";
import type { Snapshot } from "./snapshot.ts";

// The remains of a person whose record went: they tell a department which record to drop. Each function names the
// fields it keeps: others are erased, unless the table of facts keeps them.

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
