import { addPaymentCheck } from "#lambdas/records/payments/paymentWork.ts";
import { digestOf } from "#lambdas/records/table/digest.ts";
import { auditPk } from "#lambdas/records/table/keys.ts";
import { type Key, range, transact, update, type Write } from "#lambdas/records/table/table.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";

// For states no call shows or reaches, and passed time.

type Row = Key & Record<string, unknown>;

export const rowsOf = (pk: string): Promise<Row[]> => range<Row>(pk, "!", "~");

/** Today's. */
export async function auditOf(accountId: string): Promise<Row[]> {
  const rows = await rowsOf(auditPk(dayOf(new Date())));
  return rows.filter((row) => row.accountId === accountId);
}

/** @param name may be a path, "transferred.receipt.at" */
function attribute(name: string) {
  const parts = name.split(".");
  return {
    path: parts.map((_part, at) => `#p${at}`).join("."),
    names: Object.fromEntries(parts.map((part, at) => [`#p${at}`, part])),
  };
}

function settingOf(pk: string, sk: string, name: string, value: unknown): Write {
  const { path, names } = attribute(name);
  const change = {
    UpdateExpression: `SET ${path} = :value`,
    ConditionExpression: "attribute_exists(pk)",
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ":value": value },
  };
  return update({ pk, sk }, change);
}

/** Requires the row. */
export const setAttribute = (pk: string, sk: string, name: string, value: unknown): Promise<void> =>
  transact([settingOf(pk, sk, name, value)]);

/** The path in a jacket. */
export const deliveryIn = (City: string): string => `deliveries.${defaultDepartmentOf({ City, State: "MI" })}`;

export async function removeAttribute(pk: string, sk: string, name: string): Promise<void> {
  const { path, names } = attribute(name);
  const change = {
    UpdateExpression: `REMOVE ${path}`,
    ConditionExpression: `attribute_exists(${path})`,
    ExpressionAttributeNames: names,
  };
  await transact([update({ pk, sk }, change)]);
}

export async function agePaymentToken(token: string, minutes: number): Promise<void> {
  const pk = `PAY#${digestOf(token)}`;
  const [row] = await rowsOf(pk);
  await setAttribute(pk, "#", "created", Number(row?.created) - minutes * 60);
}

export async function dueOn(owner: string, mid: string, day: string): Promise<void> {
  await transact([settingOf(`U#${owner}`, `M#${mid}`, "due", day), addPaymentCheck({ owner, mid, day })]);
}
