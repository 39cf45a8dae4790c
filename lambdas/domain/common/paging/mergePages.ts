import type { Batch } from "./pageThrough.ts";

/** Up to `size` rows after a position, in the order of all sources. */
export type Source<Row> = (after: string, size: number) => Promise<Batch<Row>>;

/** Null at a source's end. */
type Positions = readonly (string | null)[];

interface MergeOptions<Row> {
  readonly sources: readonly Source<Row>[];
  readonly fits: (row: Row) => boolean;
  readonly positionOf: (row: Row) => string;
  readonly isBefore: (one: string, other: string) => boolean;
  readonly limit: number;
  /** Rows of each source, read by read. */
  readonly sizes: readonly number[];
}

interface Page<Row> {
  readonly rows: Row[];
  readonly next: Positions | undefined;
  readonly searched: number;
}

/** `before`: the position before it; `seen`: rows before it. */
interface FittingRow<Row> {
  readonly row: Row;
  readonly before: string;
  readonly seen: number;
}

interface Progress<Row> {
  readonly read: Source<Row>;
  at: string | null;
  seen: number;
  readonly found: FittingRow<Row>[];
}

async function readOn<Row>(
  progress: Progress<Row>,
  size: number,
  { fits, positionOf }: MergeOptions<Row>,
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

/** Sources whose next rows may come before `needed`; without it all with more rows. */
const behind = <Row>(all: readonly Progress<Row>[], needed: string | undefined, { isBefore }: MergeOptions<Row>) =>
  all.filter(({ at }) => at !== null && (needed === undefined || isBefore(at, needed)));

function sorted<Row>(all: readonly Progress<Row>[], { positionOf, isBefore }: MergeOptions<Row>): Row[] {
  const rows = all.flatMap(({ found }) => found.map(({ row }) => row));
  return rows.sort((one, other) => (isBefore(positionOf(one), positionOf(other)) ? -1 : 1));
}

async function readAll<Row>(all: readonly Progress<Row>[], merged: MergeOptions<Row>): Promise<void> {
  for (const size of merged.sizes) {
    const following = sorted(all, merged)[merged.limit];
    const lagging = behind(all, following && merged.positionOf(following), merged);
    if (lagging.length === 0) return;
    await Promise.all(lagging.map((progress) => readOn(progress, size, merged)));
  }
}

const first = (positions: readonly string[], { isBefore }: Pick<MergeOptions<never>, "isBefore">) =>
  positions.toSorted((one, other) => (isBefore(one, other) ? -1 : 1))[0];

/**
 * One position for all sources of a growing order: every row before it was shown or does not fit. Undefined at the
 * end. @param last of the rows shown, "" without one
 */
export function singlePosition(next: Positions | undefined, last: string): string | undefined {
  const nearest = next?.filter((at) => at !== null).sort()[0];
  return nearest !== undefined && nearest < last ? last : nearest;
}

/**
 * Each source goes on from its own position. A page is short when the reads do not suffice.
 * @param after a single position holds for all sources
 */
export async function mergePages<Row>(merged: MergeOptions<Row>, after: Positions | string): Promise<Page<Row>> {
  const all = merged.sources.map((read, index): Progress<Row> => {
    const at = typeof after === "string" ? after : (after[index] ?? null);
    return { read, at, seen: 0, found: [] };
  });
  await readAll(all, merged);
  // Beyond a source's last row read, its own rows may come first.
  const isKnown = (row: Row) => all.every(({ at }) => at === null || !merged.isBefore(at, merged.positionOf(row)));
  const rows = sorted(all, merged).filter(isKnown).slice(0, merged.limit);
  const shown = new Set(rows);
  const reached = first(
    all.flatMap(({ at }) => at ?? []),
    merged,
  );
  const left = all.map(({ at, seen, found }) => {
    const next = found.find(({ row }) => !shown.has(row));
    if (!next) return { at, seen };
    // All sources were read up to there. Else one position for all could stand still before a far row.
    const isPast =
      reached !== undefined &&
      merged.isBefore(next.before, reached) &&
      merged.isBefore(reached, merged.positionOf(next.row));
    return { at: isPast ? reached : next.before, seen: next.seen };
  });
  const next = left.map(({ at }) => at);
  return {
    rows,
    next: next.some((at) => at !== null) ? next : undefined,
    searched: left.reduce((sum, { seen }) => sum + seen, 0),
  };
}

interface ReadLimits {
  readonly limit: number;
  /** Undefined when every row fits. */
  readonly most?: number | undefined;
}

/**
 * First each source's share of a page with room for uneven ones, then enough to fill the page or, in a
 * search, all it may look at.
 */
export function readSizes(sources: number, { limit, most }: ReadLimits): number[] {
  const page = limit + 1;
  const share = sources > 1 ? Math.min(page, Math.ceil((page / sources) * 1.5) + 3) : page;
  if (most === undefined) return sources > 1 ? [share, page] : [page];
  return [share, Math.max(share, Math.ceil(most / sources) - share)];
}
