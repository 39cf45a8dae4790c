import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import { auditPk } from "#lambdas/records/table/keys.ts";
import { insert, type Key, query, table, type Write } from "#lambdas/records/table/table.ts";
import type { Role } from "#shared/model/role.ts";
import { dayOf } from "#shared/rules/dates.ts";

/** Who did or read what, about whom. Ids, places and counts only: never what a record says. */
export interface Audited {
  readonly accountId: string;
  readonly role: Role;
  readonly action: string;
  readonly requestId: string;
  /** The owner's account and the member, household or entry that it was about. */
  readonly subject?: string;
  readonly place?: string;
  readonly count?: number;
}

/** A row in the table. */
export type AuditRecord = Audited & Key & { readonly at: string };

function row(audited: Audited, at = new Date()): AuditRecord {
  const time = at.toISOString();
  return {
    pk: auditPk(dayOf(at)),
    sk: `${time}#${audited.requestId}#${audited.action}`,
    at: time,
    ...audited,
  };
}

/** The row as part of a transaction: what it tells of happened, or neither did. */
export const auditWrite = (audited: Audited): Write => insert(row(audited));

/** The row on its own, for what was read. Written before the answer, so that nothing is read unseen. */
export async function writeAudit(audited: Audited): Promise<void> {
  const Item = row(audited);
  try {
    await table.send(
      new PutCommand({ TableName: env.table, Item, ConditionExpression: "attribute_not_exists(pk)" }),
    );
  } catch (error) {
    // The client tried again after an answer that was lost: the row that stands there is this one.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/** The position after every row of a day; a position begins with its day. */
export const endOfDay = (day: string): string => `${day}~`;

/** Up to `limit` rows of one day that come before a position, the newest first, and whether the day ends there. */
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
