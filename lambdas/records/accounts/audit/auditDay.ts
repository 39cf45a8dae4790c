import { accessPk, auditPk } from "#lambdas/records/table/keys.ts";
import { type Key, query } from "#lambdas/records/table/table.ts";

const partitionsOf = (day: string): string[] => [auditPk(day), accessPk(day)];

const whole = (pk: string, from: Key | undefined, Limit?: number) =>
  query<Key>({
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": pk },
    ConsistentRead: true,
    ...(from ? { ExclusiveStartKey: from } : {}),
    ...(Limit ? { Limit } : {}),
  });

/** By key: actions and readings, then sign-ins and refusals. */
export async function* rowsOfDay(day: string): AsyncGenerator<Key> {
  for (const pk of partitionsOf(day)) {
    let from: Key | undefined;
    do {
      const page = await whole(pk, from);
      yield* page.items;
      from = page.last;
    } while (from);
  }
}

export async function hasRows(day: string): Promise<boolean> {
  const pages = await Promise.all(partitionsOf(day).map((pk) => whole(pk, undefined, 1)));
  return pages.some(({ items }) => items.length > 0);
}
