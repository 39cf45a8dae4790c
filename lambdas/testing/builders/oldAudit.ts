import type { Actor, AuditDetails, AuditRecord } from "#lambdas/records/accounts/audit/audit.ts";
import { expiryOf } from "#lambdas/records/accounts/audit/expiryOf.ts";
import { auditPk } from "#lambdas/records/table/keys.ts";
import { insert, transact } from "#lambdas/records/table/table.ts";

/** Of an invented action. */
export type AuditContent = Actor & AuditDetails & { readonly action: string };

/** @param at an ISO time */
export const auditRow = (at: string, audited: AuditContent): AuditRecord => ({
  pk: auditPk(at.slice(0, 10)),
  sk: `${at}#${audited.requestId}#${audited.action}`,
  at,
  ...audited,
  expiresAt: expiryOf(at),
});

export const writeAuditRow = (at: string, audited: AuditContent): Promise<void> =>
  transact([insert(auditRow(at, audited))]);
