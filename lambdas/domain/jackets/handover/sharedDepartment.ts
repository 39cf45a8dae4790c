import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import type { AuditDetails } from "#lambdas/records/accounts/audit/audit.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";

/** The first row, when all wait for one department. */
export function rowOfSharedDepartment([first, ...others]: readonly QueueRecord[]): QueueRecord | undefined {
  return others.every(({ department }) => department === first?.department) ? first : undefined;
}

export function auditedSharedDepartment(rows: readonly QueueRecord[]): AuditDetails {
  const one = rowOfSharedDepartment(rows);
  return one ? auditedDepartment(one.department) : {};
}
