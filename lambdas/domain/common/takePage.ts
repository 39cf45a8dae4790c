import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";

/** What a list request says about its page. */
export interface PageRequest {
  readonly Limit?: number | undefined;
  readonly Cursor?: string | undefined;
}

interface Listed {
  readonly id: string;
  readonly created: string;
}

const usualLimit = 50;
const positionOf = ({ created, id }: Listed): string => `${created}#${id}`;

/**
 * One page, by time of creation, of a family's list: such a list is read whole. `list` names it, so that its
 * cursors work for it alone; a cursor stays good when what it names is deleted.
 */
export function takePage<Item extends Listed>(
  list: string,
  items: readonly Item[],
  { Limit = usualLimit, Cursor }: PageRequest,
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
