/** What the server counted at a time: how many entries wait, and how many of them were opened after a moment. */
export interface Counts {
  /** When it was asked and when it had answered, in milliseconds since 1970. */
  readonly asked: number;
  readonly answered: number;
  readonly waiting: number;
  readonly later: number;
  /** Whether there are at least so many, and perhaps more. */
  readonly moreWaiting: boolean;
  readonly moreLater: boolean;
}

/** What was counted since a list was loaded. */
export interface CountsSince {
  /** The moment that `later` counts from, as an ISO time. */
  readonly after: string;
  readonly first: Counts;
  readonly last: Counts;
}

/** An entry that left the queue here (-1), or came back into it (+1), and when. */
export interface Move {
  readonly at: number;
  readonly by: 1 | -1;
  /** Since when the entry has waited. */
  readonly opened: string;
}

export interface QueueActivity {
  /** How many entries wait. */
  readonly waiting: number;
  readonly moreWaiting: boolean;
  /** How many of them are not in the list because they came after it. */
  readonly arrivals: number;
  readonly moreArrivals: boolean;
  /** How many of the list left the queue by somebody else's hand. */
  readonly gone: number;
}

const sum = (moves: readonly Move[]): number => moves.reduce((total, { by }) => total + by, 0);

// What was marked while the server counted may or may not be in its count.
const grace = 2_000;

/**
 * What the counts say of a list that was loaded before the first of them: what came, and what somebody else
 * took away. `loadedLater` is how many entries of the list were opened after the moment: they are no news.
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
  // Less than nothing: others took back what they had marked, and it is not in the list.
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
