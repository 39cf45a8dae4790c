import { auditList } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import { nameOf } from "#lambdas/domain/jackets/entryIds.ts";
import { subjectOf } from "#lambdas/domain/jackets/namedEntries.ts";
import type { Session } from "#lambdas/session.ts";
import type { CurrentRecord } from "./currentRecords.ts";
import { tellFamilies } from "./tellFamilies.ts";

/** Also tells the families. Call it before the answer. */
export async function recordFind(session: Session, records: readonly CurrentRecord[], department: string | undefined) {
  const rows = records.map(({ row }) => row);
  await Promise.all([
    auditList(session, "findJackets", {
      subjects: rows.map((row) => subjectOf(nameOf(row))),
      ...(department === undefined ? {} : auditedDepartment(department)),
    }),
    tellFamilies(session, rows, "FOUND"),
  ]);
}
