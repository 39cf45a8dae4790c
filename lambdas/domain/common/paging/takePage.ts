import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";

export interface PageRequest {
  readonly Limit?: number | undefined;
  readonly Cursor?: string | undefined;
}

interface ListItem {
  readonly id: string;
  readonly created: string;
}

const positionOf = ({ created, id }: ListItem): string => `${created}#${id}`;

/**
 * By time of creation; without a Limit all the rest: such lists are short and read whole. Cursors work for `list` only,
 * and outlive their item.
 */
export function takePage<Item extends ListItem>(
  list: string,
  items: readonly Item[],
  { Limit, Cursor }: PageRequest,
): { items: Item[]; NextCursor?: string } {
  const after = Cursor ? readCursor<string>(list, Cursor) : "";
  const rest = items
    .filter((item) => positionOf(item) > after)
    .sort((a, b) => (positionOf(a) < positionOf(b) ? -1 : 1));
  const page = rest.slice(0, Limit);
  const last = page.at(-1);
  return rest.length > page.length && last
    ? { items: page, NextCursor: writeCursor(list, positionOf(last)) }
    : { items: page };
}
