/** A count by the server: how many entries wait, and how many of them were opened after a given moment. */
export interface Counts {
  /** Milliseconds since 1970. */
  readonly asked: number;
  readonly answered: number;
  readonly waiting: number;
  readonly later: number;
  /** Whether the number is a lower bound. */
  readonly moreWaiting: boolean;
  readonly moreLater: boolean;
  /** The EntryIDs that colleagues have in hand; none where it was not asked for. */
  readonly inHand: readonly string[];
}

/** The first and the last count since a list was loaded. */
export interface CountsSince {
  /** The moment that `later` counts from, as an ISO time. */
  readonly after: string;
  readonly first: Counts;
  readonly last: Counts;
}

/** An entry that left the queue on this screen (-1) or came back into it (+1). */
export interface Move {
  readonly at: number;
  readonly by: 1 | -1;
  /** When the entry began to wait. */
  readonly opened: string;
}

export interface QueueActivity {
  readonly waiting: number;
  readonly moreWaiting: boolean;
  /** How many of them came after the list. */
  readonly arrivals: number;
  readonly moreArrivals: boolean;
  /** How many of the list others took out of the queue. */
  readonly gone: number;
}

const sum = (moves: readonly Move[]): number => moves.reduce((total, { by }) => total + by, 0);

// A mark made while the server counted may or may not be in its count.
const grace = 2_000;

/**
 * Compares the counts with a list loaded before the first of them: arrivals, and removals by others.
 * `loadedLater` entries of the list were opened after the moment and are no news.
 */
export function activityOf(
  { after, first, last }: CountsSince,
  moves: readonly Move[],
  loadedLater: number,
): QueueActivity {
  const isLater = ({ opened }: Move) => opened > after;
  const sinceCount = moves.filter(({ at }) => at > last.asked);
  const between = moves.filter(({ at }) => at > first.asked && at <= last.asked);
  const isCertain = !first.moreWaiting && !last.moreWaiting && !first.moreLater && !last.moreLater;
  const isUnclear = moves.some(({ at }) => at > last.asked && at < last.answered + grace);
  const expected = first.waiting - first.later + sum(between.filter((move) => !isLater(move)));
  // Negative: others undid marks, and those entries are not in the list.
  const missing = isCertain && !isUnclear ? expected - (last.waiting - last.later) : 0;
  const arrived = last.later + sum(sinceCount.filter(isLater)) - loadedLater;
  return {
    waiting: Math.max(0, last.waiting + sum(sinceCount)),
    moreWaiting: last.moreWaiting,
    arrivals: Math.max(0, arrived) + Math.max(0, -missing),
    moreArrivals: last.moreLater,
    gone: Math.max(0, missing),
  };
}
