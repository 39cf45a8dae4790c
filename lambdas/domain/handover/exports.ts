import { auditList } from "#lambdas/domain/audit/auditReading.ts";
import { auditedDepartment, auditedReach } from "#lambdas/domain/common/reachOf.ts";
import { readEntryId } from "#lambdas/domain/jackets/entryIds.ts";
import * as entryLists from "#lambdas/domain/jackets/entryLists.ts";
import { findWaiting } from "#lambdas/domain/jackets/entryReads.ts";
import { subjectsOf } from "#lambdas/domain/jackets/namedEntries.ts";
import { showEntries } from "#lambdas/domain/jackets/showEntries.ts";
import type { AuditDetails } from "#lambdas/records/audit/audit.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { exportEntries } from "#shared/contract/handover.ts";
import type { EntryKind } from "#shared/model/entry.ts";

type Request = ParsedRequestOf<typeof exportEntries>;

/** Rows to export, and how the audit says whose they are. */
interface Found {
  readonly rows: readonly QueueRecord[];
  readonly Gone: string[];
  readonly whose: AuditDetails;
  readonly NextCursor?: string;
}

/** Named entries in their newest versions. */
async function named(session: Session, ids: readonly string[]): Promise<Found> {
  const distinct = [...new Set(ids)];
  const found = await Promise.all(distinct.map((id) => findWaiting(readEntryId(id, session))));
  const rows = found.filter((row) => row !== undefined);
  const [department, ...others] = new Set(rows.map((row) => row.department));
  const isOne = department !== undefined && others.length === 0;
  return {
    rows,
    Gone: distinct.filter((_id, at) => !found[at]),
    whose: isOne ? auditedDepartment(department) : {},
  };
}

async function waiting(session: Session, kind: EntryKind, request: Request): Promise<Found> {
  const { rows, reach, ...next } = await entryLists.pageOf(session, kind, request);
  return { rows, Gone: [], whose: auditedReach(reach), ...next };
}

const find = (session: Session, { EntryIDs = [], Kind, ...request }: Request): Promise<Found> =>
  Kind ? waiting(session, Kind, request) : named(session, EntryIDs);

/**
 * Cards to be taken into another system: named ones, or a page of those that wait. Audited as an export before it is
 * answered.
 */
export async function exportPage(
  session: Session,
  request: Request,
): Promise<ResponseOf<typeof exportEntries>> {
  const { Format: format, Purpose: purpose, Photos = false } = request;
  const { rows, Gone, whose, ...next } = await find(session, request);
  const [shown] = await Promise.all([
    showEntries(session, rows),
    auditList(session, "exportEntries", { subjects: subjectsOf(rows), ...whose, format, purpose }),
  ]);
  return { Entries: Photos ? shown : shown.map((entry) => ({ ...entry, img: "" })), Gone, ...next };
}
