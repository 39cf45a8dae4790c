import { query } from "./table.ts";

interface RowsAfter {
  /** A sort key, "" for the beginning. */
  readonly after?: string;
  /** Otherwise rows may be a moment old, at half the price. */
  readonly isConsistent?: boolean;
}

/**
 * At most `limit`, or a page's worth without one.
 * @default from the beginning, consistently
 */
export async function rowsAfter<Row>(
  pk: string,
  limit?: number,
  { after = "", isConsistent = true }: RowsAfter = {},
): Promise<Row[]> {
  const { items } = await query<Row>({
    KeyConditionExpression: "pk = :pk AND sk > :after",
    // Every sort key begins with a later character.
    ExpressionAttributeValues: { ":pk": pk, ":after": after || " " },
    ConsistentRead: isConsistent,
    Limit: limit,
  });
  return items;
}
