import { findPairs, type PairPage, type PairRow } from "#lambdas/records/jackets/findPairs.ts";
import type { Pair } from "#lambdas/records/jackets/searchIndex.ts";
import type { Find } from "#shared/rules/search/readFind.ts";

const pageSize = 20;

export interface Position {
  /** The lookup's number; one more than the last is the last name's. */
  readonly at: number;
  readonly after: string;
  /** An earlier record fits every word. */
  readonly hasFit?: boolean;
}

export const beginning: Position = { at: 0, after: "" };

/** One query, from a position on. */
type Read = (after: string, limit: number) => Promise<PairPage>;

/** Rows that one query reads. Few departments know more people of one name. */
const mostOfName = 500;

/** Leaves out whom the lookups find, on this page or an earlier one. */
function fitsName({ lastName, lookups }: Find, { foundSort = "" }: PairRow): boolean {
  const words = foundSort.split("|")[0]?.split(" ") ?? [];
  const isFound = lookups.some(({ by, key }) => by === "NAME" && foundSort.startsWith(key));
  return !isFound && (lastName?.words ?? []).every((word) => words.includes(word));
}

/** Compares names before it reads records, as many people may have the last name. */
const ofLastName =
  (find: Find, { lookup }: NonNullable<Find["lastName"]>, department: string): Read =>
  async (after, limit) => {
    const { pairs, last } = await findPairs(lookup, department, after, mostOfName);
    const fitting = pairs.filter((pair) => fitsName(find, pair));
    const shown = fitting.slice(0, limit);
    return { pairs: shown, last: shown.length < fitting.length ? shown.at(-1)?.foundSort : last };
  };

function readsFor(find: Find, department: string): Read[] {
  const lookups = find.lookups.map(
    (lookup): Read =>
      (after, limit) =>
        findPairs(lookup, department, after, limit),
  );
  return find.lastName ? [...lookups, ofLastName(find, find.lastName, department)] : lookups;
}

/** In turn, with five queries at most, and a sixth for the last of a whole name. */
export async function readPairs(
  find: Find,
  department: string,
  { at, after }: Position,
): Promise<{ pairs: readonly Pair[]; next: Position | undefined }> {
  const pairs: Pair[] = [];
  for (const [index, read] of readsFor(find, department).entries()) {
    if (index < at) continue;
    const wanted = Math.max(1, pageSize - pairs.length);
    const found = await read(index === at ? after : "", wanted);
    pairs.push(...found.pairs);
    if (found.last !== undefined) return { pairs, next: { at: index, after: found.last } };
  }
  return { pairs, next: undefined };
}
