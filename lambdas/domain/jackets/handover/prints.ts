import { auditList } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { type Served, servedBy } from "#lambdas/domain/common/servedBy.ts";
import { readEntryId } from "#lambdas/domain/jackets/entryIds.ts";
import { getNamed, readMedical } from "#lambdas/domain/jackets/entryReads.ts";
import { tellFamilies } from "#lambdas/domain/jackets/finding/tellFamilies.ts";
import { subjectsOf } from "#lambdas/domain/jackets/namedEntries.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { printEntries } from "#shared/contract/jackets/handover.ts";
import { auditedSharedDepartment } from "./sharedDepartment.ts";

/** Undefined unless it waits in the named version. */
interface PrintEntry {
  readonly EntryID: string;
  readonly row: QueueRecord | undefined;
}

async function find(session: Session, EntryID: string, served: Promise<Served>): Promise<PrintEntry> {
  const name = readEntryId(EntryID, session);
  const entry = await getNamed(name, served);
  const isNamed = entry?.owner === name.owner && entry.content === name.content;
  return { EntryID, row: isNamed ? entry : undefined };
}

/** All medical records, or none. Audit and families' logs are written before the answer. */
export async function print(
  session: Session,
  { EntryIDs }: ParsedRequestOf<typeof printEntries>,
): Promise<ResponseOf<typeof printEntries>> {
  const served = servedBy(session);
  const named = await Promise.all([...new Set(EntryIDs)].map((id) => find(session, id, served)));
  const Changed = named.flatMap(({ EntryID, row }) => (row ? [] : [EntryID]));
  if (Changed.length > 0) return { Printed: [], Changed };
  const waiting = named.flatMap(({ EntryID, row }) => (row ? [{ EntryID, row }] : []));
  const rows = waiting.map(({ row }) => row);
  const [Printed] = await Promise.all([
    Promise.all(waiting.map(async ({ EntryID, row }) => ({ EntryID, Record: await readMedical(row) }))),
    auditList(session, "printEntries", { subjects: subjectsOf(rows), ...auditedSharedDepartment(rows) }),
    tellFamilies(session, rows, "PRINTED"),
  ]);
  return { Printed, Changed };
}
