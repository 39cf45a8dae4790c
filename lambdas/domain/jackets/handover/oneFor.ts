import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import type { AuditDetails } from "#lambdas/records/accounts/audit/audit.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";

/** The first row, when all wait for one department. */
export function oneFor([first, ...others]: readonly QueueRecord[]): QueueRecord | undefined {
  return others.every(({ department }) => department === first?.department) ? first : undefined;
}

export function auditedFor(rows: readonly QueueRecord[]): AuditDetails {
  const one = oneFor(rows);
  return one ? auditedDepartment(one.department) : {};
}
