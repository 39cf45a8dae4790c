export interface Counts {
  /** Milliseconds since 1970. */
  readonly asked: number;
  readonly answered: number;
  readonly waiting: number;
  readonly later: number;
  /** A lower bound. */
  readonly moreWaiting: boolean;
  readonly moreLater: boolean;
  /** EntryIDs in colleagues' hands; none unless asked for. */
  readonly inHand: readonly string[];
}

export interface CountsSince {
  /** The start of `later`, an ISO time. */
  readonly after: string;
  readonly first: Counts;
  readonly last: Counts;
}

/** An entry that left the queue on this screen (-1) or came back (+1). */
export interface Move {
  readonly at: number;
  readonly by: 1 | -1;
  /** The start of its wait. */
  readonly opened: string;
}

export interface QueueActivity {
  readonly waiting: number;
  readonly moreWaiting: boolean;
  /** Those after the list. */
  readonly arrivals: number;
  readonly moreArrivals: boolean;
  /** Taken out of the list by others. */
  readonly gone: number;
}

const sum = (moves: readonly Move[]): number => moves.reduce((total, { by }) => total + by, 0);

// A mark during a count may or may not be in it.
const grace = 2_000;

/** `loadedLater` entries of the list are no news. */
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
  // Negative: others undid marks of entries beyond the list.
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
