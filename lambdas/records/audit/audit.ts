import { auditPk } from "#lambdas/records/table/keys.ts";
import { insert, type Key, query, type Write } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import type { Session } from "#lambdas/session.ts";
import type { AuditAction } from "#shared/rules/auditActions.ts";
import { dayOf } from "#shared/rules/dates.ts";

/** Who acts, in which request. */
export type Actor = Pick<Session, "accountId" | "role" | "requestId">;

/** What an action was about. Ids, places and counts only: never the content of a record. */
export interface AuditDetails {
  /** The owner's account with the member, household or entry; for staff, the account. */
  readonly subject?: string;
  /** What a list showed, each in the form of `subject`; a page of a list has at most 100. */
  readonly subjects?: readonly string[];
  readonly place?: string;
  readonly count?: number;
}

/** A row in the table. Rows of earlier versions have actions in words: see nameOfAction. */
export interface AuditRecord extends AuditDetails, Actor, Key {
  readonly action: string;
  readonly at: string;
}

function row(
  { accountId, role, requestId }: Actor,
  action: AuditAction,
  details: AuditDetails,
  at = new Date(),
): AuditRecord {
  const time = at.toISOString();
  return {
    pk: auditPk(dayOf(at)),
    sk: `${time}#${requestId}#${action}`,
    at: time,
    ...{ accountId, role, action, requestId },
    ...details,
  };
}

/** A row in the transaction of the action itself: both are written or neither. */
export const auditWrite = (actor: Actor, action: AuditAction, details: AuditDetails): Write =>
  insert(row(actor, action, details));

/** A row on its own, for a read. Write it before the answer, so that no read goes without its row. */
export async function writeAudit(actor: Actor, action: AuditAction, details: AuditDetails): Promise<void> {
  // A row that is there already is this one: the client sent it again because an answer was lost.
  await putOne(insert(row(actor, action, details)));
}

/** The position after every row of a day; a position begins with its day. */
export const endOfDay = (day: string): string => `${day}~`;

/** Up to `limit` rows of one day before a position, the newest first, and whether the day has no more. */
export async function readAudit(
  before: string,
  limit: number,
): Promise<{ rows: AuditRecord[]; isLast: boolean }> {
  const { items, last } = await query<AuditRecord>({
    KeyConditionExpression: "pk = :pk AND sk < :before",
    ExpressionAttributeValues: { ":pk": auditPk(before.slice(0, 10)), ":before": before },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: limit,
  });
  return { rows: items, isLast: last === undefined };
}
