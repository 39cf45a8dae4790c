import type { Batch } from "./pageThrough.ts";

/** One of several lists shown as one: up to `size` rows after a position, in the order of all. */
export type Source<Row> = (after: string, size: number) => Promise<Batch<Row>>;

/** Where each source goes on; null at its end. */
type Positions = readonly (string | null)[];

interface Merged<Row> {
  readonly sources: readonly Source<Row>[];
  readonly fits: (row: Row) => boolean;
  readonly positionOf: (row: Row) => string;
  readonly isBefore: (one: string, other: string) => boolean;
  /** Rows of a page. */
  readonly limit: number;
  /** Rows read from each source, read by read. */
  readonly sizes: readonly number[];
}

interface Page<Row> {
  readonly rows: Row[];
  /** Where the next page begins; undefined at the end. */
  readonly next: Positions | undefined;
  /** How many rows were looked at. */
  readonly searched: number;
}

/** A fitting row, with the position before it in its source, and how many rows were looked at before it. */
interface Found<Row> {
  readonly row: Row;
  readonly before: string;
  readonly seen: number;
}

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

/** The sources whose next rows may come before a position; without one all with more rows. */
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
 * One page of the fitting rows of several lists in one order. Each source goes on from its own position, so a
 * row without a fit is read once over all pages. When the reads do not suffice, the page is short and the
 * next one goes on.
 * @param after where each source begins; a single position holds for all
 */
export async function mergePages<Row>(merged: Merged<Row>, after: Positions | string): Promise<Page<Row>> {
  const all = merged.sources.map((read, index): Progress<Row> => {
    const at = typeof after === "string" ? after : (after[index] ?? null);
    return { read, at, seen: 0, found: [] };
  });
  await readAll(all, merged);
  // Beyond a source's last row read, its own rows may come first.
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

/** Bounds of the reads for a page, over all sources. */
interface Widths {
  readonly limit: number;
  /** Rows a search looks at; undefined for a list whose every row fits. */
  readonly most?: number | undefined;
}

/**
 * The sizes of the reads of `mergePages`: each source's share of a page with room for uneven ones, then
 * enough to fill the page for certain or, in a search, all it may look at.
 */
export function readSizes(sources: number, { limit, most }: Widths): number[] {
  const page = limit + 1;
  const share = sources > 1 ? Math.min(page, Math.ceil((page / sources) * 1.5) + 3) : page;
  if (most === undefined) return sources > 1 ? [share, page] : [page];
  return [share, Math.max(share, Math.ceil(most / sources) - share)];
}
