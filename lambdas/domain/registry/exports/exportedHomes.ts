import { auditList } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import { runAll } from "#lambdas/domain/common/runAll.ts";
import { nameOf } from "#lambdas/domain/jackets/entryIds.ts";
import { readMedical } from "#lambdas/domain/jackets/entryReads.ts";
import { tellFamilies } from "#lambdas/domain/jackets/finding/tellFamilies.ts";
import { subjectOf } from "#lambdas/domain/jackets/namedEntries.ts";
import { showEntries } from "#lambdas/domain/jackets/showEntries.ts";
import type { QueueDetails } from "#lambdas/records/jackets/queue.ts";
import type { ExportRecord } from "#lambdas/records/registry/registryExport.ts";
import { chunksOf } from "#lambdas/records/table/chunksOf.ts";
import type { Session } from "#lambdas/session.ts";
import type { MedicalRecord } from "#shared/model/jacket/entry.ts";
import type { ExportedHome } from "#shared/model/registry/exportedHome.ts";
import type { RegistryHome } from "#shared/model/registry/home.ts";
import { auditedReason } from "../auditedReason.ts";
import type { ListRequest } from "../findHomes.ts";
import { readHomeId, readPeople } from "../homePeople.ts";

const homesAtOnce = 10;

/** An export has no photos. */
const withoutPhoto = ({ snapshot, ...row }: QueueDetails): QueueDetails => ({
  ...row,
  snapshot: { ...snapshot, person: { ...snapshot.person, img: "" } },
});

/** Throws the first failure, so that no page is written without one of its homes. */
async function readAll<Of>(items: readonly Of[], read: (item: Of) => Promise<void>): Promise<void> {
  const [failure] = await runAll(items, homesAtOnce, read);
  if (failure) throw failure.error;
}

async function peopleOf(homes: readonly RegistryHome[], department: string) {
  const people = new Map<string, QueueDetails[]>();
  await readAll(homes, async ({ ID }) => {
    const { owner, hid } = readHomeId(ID);
    people.set(ID, (await readPeople(owner, hid, department)).map(withoutPhoto));
  });
  return people;
}

/** Of an offline copy: crews have no other way to open the record. */
async function recordsOf(rows: readonly QueueDetails[], { format }: ExportRecord) {
  const records = new Map<QueueDetails, MedicalRecord>();
  if (format === "OFFLINE") await readAll(rows, async (row) => void records.set(row, await readMedical(row)));
  return records;
}

/** An audit row holds so many. */
const mostSubjects = 100;

async function audit(
  session: Session,
  { department, format, purpose }: ExportRecord,
  { reason, subjects }: { readonly reason: ListRequest; readonly subjects: readonly string[] },
): Promise<void> {
  const about = { ...auditedDepartment(department), ...auditedReason(reason), format, purpose };
  // An empty page is audited, too.
  for (const some of subjects.length > 0 ? chunksOf(subjects, mostSubjects) : [[]])
    await auditList(session, "exportRegistry", { subjects: some, ...about });
}

/** Audit and families have each person before it returns. */
export async function exportHomes(
  session: Session,
  record: ExportRecord,
  { homes, reason }: { readonly homes: readonly RegistryHome[]; readonly reason: ListRequest },
): Promise<ExportedHome[]> {
  const people = await peopleOf(homes, record.department);
  const rows = homes.flatMap(({ ID }) => people.get(ID) ?? []);
  const subjects = homes.flatMap(({ ID }) => {
    const own = people.get(ID) ?? [];
    return own.length > 0 ? own.map((row) => subjectOf(nameOf(row))) : [ID];
  });
  const [entries, records] = await Promise.all([
    showEntries(session, rows),
    recordsOf(rows, record),
    audit(session, record, { reason, subjects }),
    tellFamilies(session, rows, "EXPORTED"),
  ]);
  const shown = new Map(rows.map((row, at) => [row, entries[at]]));
  return homes.map((Home) => ({
    Home,
    People: (people.get(Home.ID) ?? []).flatMap((row) => {
      const [Entry, Record] = [shown.get(row), records.get(row)];
      return Entry ? [{ Entry, ...(Record ? { Record } : {}) }] : [];
    }),
  }));
}
