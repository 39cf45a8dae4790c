import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import type { Role } from "#shared/model/role.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { auditPk } from "./keys.ts";
import { insert, type Key, table, type Write } from "./table.ts";

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

function row(audited: Audited, at = new Date()): Key {
  const time = at.toISOString();
  return {
    pk: auditPk(dayOf(at)),
    sk: `${time}#${audited.requestId}#${audited.action}`,
    at: time,
    ...audited,
  } as Key;
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
