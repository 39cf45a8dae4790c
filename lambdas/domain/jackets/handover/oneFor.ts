import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import type { AuditDetails } from "#lambdas/records/accounts/audit/audit.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";

/** The first row of the one department for which all wait; undefined where there is none, or several. */
export function oneFor([first, ...others]: readonly QueueRecord[]): QueueRecord | undefined {
  return others.every(({ department }) => department === first?.department) ? first : undefined;
}

/** How an audit row says for whom they wait: nothing of several departments. */
export function auditedFor(rows: readonly QueueRecord[]): AuditDetails {
  const one = oneFor(rows);
  return one ? auditedDepartment(one.department) : {};
}
