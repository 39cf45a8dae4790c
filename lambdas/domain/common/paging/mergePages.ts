import type { Batch } from "./pageThrough.ts";

/** One of several lists that are shown as one: up to `size` rows after a position, in the order of all. */
export type Source<Row> = (after: string, size: number) => Promise<Batch<Row>>;

/** Where reading goes on, for each source; null at its end. */
type Positions = readonly (string | null)[];

interface Merged<Row> {
  readonly sources: readonly Source<Row>[];
  readonly fits: (row: Row) => boolean;
  readonly positionOf: (row: Row) => string;
  /** Whether a position comes before another one. */
  readonly isBefore: (one: string, other: string) => boolean;
  /** How many rows a page holds. */
  readonly limit: number;
  /** How many rows are read from each source, read by read. */
  readonly sizes: readonly number[];
}

interface Page<Row> {
  readonly rows: Row[];
  /** From where the next page goes on; undefined at the end. */
  readonly next: Positions | undefined;
  /** How many rows were looked at. */
  readonly searched: number;
}

/** A row that fits, with the position before it in its source, and how many rows were looked at before it. */
interface Found<Row> {
  readonly row: Row;
  readonly before: string;
  readonly seen: number;
}

/** What was read of one source. */
interface Progress<Row> {
  readonly read: Source<Row>;
  at: string | null;
  seen: number;
  readonly found: Found<Row>[];
}

async function readOn<Row>(
  progress: Progress<Row>,
  size: number,
  { fits, positionOf }: Merged<Row>,
): Promise<void> {
  let before = progress.at ?? "";
  const { rows, next } = await progress.read(before, size);
  for (const row of rows) {
    if (fits(row)) progress.found.push({ row, before, seen: progress.seen });
    before = positionOf(row);
    progress.seen += 1;
  }
  progress.at = next ?? null;
}

/** The sources of which rows may come before a position, or without one all that have more. */
const behind = <Row>(all: readonly Progress<Row>[], needed: string | undefined, { isBefore }: Merged<Row>) =>
  all.filter(({ at }) => at !== null && (needed === undefined || isBefore(at, needed)));

function sorted<Row>(all: readonly Progress<Row>[], { positionOf, isBefore }: Merged<Row>): Row[] {
  const rows = all.flatMap(({ found }) => found.map(({ row }) => row));
  return rows.sort((one, other) => (isBefore(positionOf(one), positionOf(other)) ? -1 : 1));
}

/** Reads until the row behind the page is known, as often as there are sizes. */
async function readAll<Row>(all: readonly Progress<Row>[], merged: Merged<Row>): Promise<void> {
  for (const size of merged.sizes) {
    const following = sorted(all, merged)[merged.limit];
    const lagging = behind(all, following && merged.positionOf(following), merged);
    if (lagging.length === 0) return;
    await Promise.all(lagging.map((progress) => readOn(progress, size, merged)));
  }
}

/**
 * One page of the rows that fit, of several lists in one order. All are read at once, and a row that does not fit is
 * read once over all pages: each source goes on from a position of its own. A page for which the reads do not suffice
 * is short, and the next one goes on from there.
 * @param after where each source begins; a single position holds for all
 */
export async function mergePages<Row>(merged: Merged<Row>, after: Positions | string): Promise<Page<Row>> {
  const all = merged.sources.map((read, index): Progress<Row> => {
    const at = typeof after === "string" ? after : (after[index] ?? null);
    return { read, at, seen: 0, found: [] };
  });
  await readAll(all, merged);
  // Behind the end of what was read of a source, its own rows may come first.
  const isKnown = (row: Row) =>
    all.every(({ at }) => at === null || !merged.isBefore(at, merged.positionOf(row)));
  const rows = sorted(all, merged).filter(isKnown).slice(0, merged.limit);
  const shown = new Set(rows);
  const left = all.map(({ at, seen, found }) => {
    const first = found.find(({ row }) => !shown.has(row));
    return first ? { at: first.before, seen: first.seen } : { at, seen };
  });
  const next = left.map(({ at }) => at);
  return {
    rows,
    next: next.some((at) => at !== null) ? next : undefined,
    searched: left.reduce((sum, { seen }) => sum + seen, 0),
  };
}

/** How many rows are read for a page of a search at most, over all its sources. */
interface Widths {
  readonly limit: number;
  /** How many rows a search looks at; undefined for a list of which every row fits. */
  readonly most?: number | undefined;
}

/**
 * The sizes of the reads of `mergePages`: first each source's share of a page with room for uneven ones, then what fills
 * the page for certain or, in a search, all that it may look at.
 */
export function readSizes(sources: number, { limit, most }: Widths): number[] {
  const page = limit + 1;
  const share = sources > 1 ? Math.min(page, Math.ceil((page / sources) * 1.5) + 3) : page;
  if (most === undefined) return sources > 1 ? [share, page] : [page];
  return [share, Math.max(share, Math.ceil(most / sources) - share)];
}
