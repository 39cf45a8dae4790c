import { auditList } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { auditedReach } from "#lambdas/domain/common/reachOf.ts";
import { servedBy } from "#lambdas/domain/common/servedBy.ts";
import * as entryLists from "#lambdas/domain/jackets/entryLists.ts";
import { findWaiting } from "#lambdas/domain/jackets/entryReads.ts";
import { tellFamilies } from "#lambdas/domain/jackets/finding/tellFamilies.ts";
import { subjectsOf } from "#lambdas/domain/jackets/namedEntries.ts";
import { showEntries } from "#lambdas/domain/jackets/showEntries.ts";
import type { AuditDetails } from "#lambdas/records/accounts/audit/audit.ts";
import { getDepartment } from "#lambdas/records/departments/department.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { exportEntries } from "#shared/contract/jackets/handover.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { respondersOf } from "#shared/rules/defaultDepartment.ts";
import { auditedSharedDepartment, rowOfSharedDepartment } from "./sharedDepartment.ts";

type Request = ParsedRequestOf<typeof exportEntries>;

interface ExportRows {
  readonly rows: readonly QueueRecord[];
  readonly Gone: string[];
  readonly whose: AuditDetails;
  readonly NextCursor?: string;
}

async function named(session: Session, ids: readonly string[]): Promise<ExportRows> {
  const distinct = [...new Set(ids)];
  const served = servedBy(session);
  const found = await Promise.all(distinct.map((id) => findWaiting(session, id, served)));
  const rows = found.filter((row) => row !== undefined);
  return { rows, Gone: distinct.filter((_id, at) => !found[at]), whose: auditedSharedDepartment(rows) };
}

async function nameOfDepartment(rows: readonly QueueRecord[]): Promise<{ Department?: string }> {
  const one = rowOfSharedDepartment(rows);
  if (!one) return {};
  return { Department: (await getDepartment(one.department))?.name ?? respondersOf(one.where.City) };
}

async function waiting(session: Session, kind: EntryKind, request: Request): Promise<ExportRows> {
  const { rows, reach, next } = await entryLists.pageOf(session, kind, request);
  return { rows, Gone: [], whose: auditedReach(reach), ...next };
}

const find = (session: Session, { EntryIDs = [], Kind, ...request }: Request): Promise<ExportRows> =>
  Kind ? waiting(session, Kind, request) : named(session, EntryIDs);

/** Named entries, or a page of the queue. Audit and families' logs are written before the answer. */
export async function exportPage(session: Session, request: Request): Promise<ResponseOf<typeof exportEntries>> {
  const { Format: format, Purpose: purpose, Photos = false } = request;
  const { rows, Gone, whose, ...next } = await find(session, request);
  const [shown, department] = await Promise.all([
    showEntries(session, rows),
    nameOfDepartment(rows),
    tellFamilies(session, rows, "EXPORTED"),
    auditList(session, "exportEntries", { subjects: subjectsOf(rows), ...whose, format, purpose }),
  ]);
  const Entries = Photos ? shown : shown.map(({ Thumbnail: _, ...entry }) => ({ ...entry, img: "" }));
  return { Entries, Gone, ...department, ...next };
}
