import { type Actor, type AuditDetails, writeAudit } from "#lambdas/records/accounts/audit/audit.ts";
import { countShown, noteReported } from "#lambdas/records/accounts/audit/readerCount.ts";
import type { AuditAction } from "#shared/rules/audit/auditActions.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { reportUnusual, usualMost } from "./usualReading.ts";

/** A day beyond the reader's usual range is reported once. */
async function countReader({ accountId }: Actor, shown: number): Promise<void> {
  const day = dayOf(new Date());
  const { today, earlier } = await countShown(accountId, day, shown);
  const usual = usualMost(earlier);
  if (today > usual && (await noteReported(accountId, day))) reportUnusual({ accountId, today, usual });
}

/** Call it before the answer. */
export async function auditOpening(actor: Actor, action: AuditAction, details: AuditDetails): Promise<void> {
  await Promise.all([writeAudit(actor, action, details), countReader(actor, 1)]);
}

interface ListDetails extends Omit<AuditDetails, "subject"> {
  readonly subjects: readonly string[];
  /** @default one for each subject */
  readonly count?: number;
}

/** With every subject, so each can be traced to its readers. Call it before the answer. */
export async function auditList(actor: Actor, action: AuditAction, shown: ListDetails): Promise<void> {
  const { count = shown.subjects.length } = shown;
  await Promise.all([writeAudit(actor, action, { ...shown, count }), countReader(actor, count)]);
}
