import { createHash } from "node:crypto";
import { env } from "#lambdas/env.ts";
import { auditPk } from "#lambdas/records/keys.ts";
import { type Key, query, transact } from "#lambdas/records/table.ts";
import { dayOf } from "#shared/rules/dates.ts";

// What no call shows or does: rows as they are, and time that has passed.

type Row = Key & Record<string, unknown>;

/** Every row of a partition. */
export async function rowsOf(pk: string): Promise<Row[]> {
  const { items } = await query<Row>({
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": pk },
    ConsistentRead: true,
  });
  return items;
}

/** The audit rows of today that somebody left. */
export async function auditOf(accountId: string): Promise<Row[]> {
  const { items } = await query<Row>({
    KeyConditionExpression: "pk = :pk",
    FilterExpression: "accountId = :accountId",
    ExpressionAttributeValues: { ":pk": auditPk(dayOf(new Date())), ":accountId": accountId },
    ConsistentRead: true,
  });
  return items;
}

/** Sets one attribute of a row that is there; the name may be a path, "transferred.receipt.at". */
export async function setAttribute(pk: string, sk: string, name: string, value: unknown): Promise<void> {
  const parts = name.split(".");
  const Update = {
    TableName: env.table,
    Key: { pk, sk },
    UpdateExpression: `SET ${parts.map((_part, at) => `#p${at}`).join(".")} = :value`,
    ConditionExpression: "attribute_exists(pk)",
    ExpressionAttributeNames: Object.fromEntries(parts.map((part, at) => [`#p${at}`, part])),
    ExpressionAttributeValues: { ":value": value },
  };
  await transact([{ write: { Update } }]);
}

/** Makes a payment token this many minutes older. */
export async function agePaymentToken(token: string, minutes: number): Promise<void> {
  const pk = `PAY#${createHash("sha256").update(token).digest("base64url")}`;
  const [row] = await rowsOf(pk);
  await setAttribute(pk, "#", "created", Number(row?.created) - minutes * 60);
}
