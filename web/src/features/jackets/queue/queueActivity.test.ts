import { expect, test } from "vitest";
import { activityOf, type Counts, type Move } from "./queueActivity.ts";

const after = "2026-11-21T12:00:00.000Z";
const earlier = "2026-11-21T10:00:00.000Z";
const later = "2026-11-21T12:10:00.000Z";

/** An instant count of a queue with 10 waiting as its list was loaded. */
const counted = (asked: number, parts: Partial<Counts> = {}): Counts => ({
  asked,
  answered: asked + 100,
  waiting: 10,
  later: 0,
  moreWaiting: false,
  moreLater: false,
  inHand: [],
  ...parts,
});
const first = counted(0);
const marked = (at: number, opened = earlier): Move => ({ at, by: -1, opened });

const news = (last: Counts, moves: readonly Move[] = [], loadedLater = 0, from = first) =>
  activityOf({ after, first: from, last }, moves, loadedLater);

test("without changes nothing is reported", () => {
  expect(news(first)).toMatchObject({ waiting: 10, arrivals: 0, gone: 0 });
  expect(news(counted(20_000))).toMatchObject({ waiting: 10, arrivals: 0, gone: 0 });
});

test("arrivals are told apart from removals by others, also when both are equal in number", () => {
  expect(news(counted(20_000, { waiting: 12, later: 2 }))).toMatchObject({ arrivals: 2, gone: 0 });
  expect(news(counted(20_000, { waiting: 7 }))).toMatchObject({ arrivals: 0, gone: 3 });
  expect(news(counted(20_000, { waiting: 10, later: 3 }))).toMatchObject({ arrivals: 3, gone: 3 });
});

test("own marks do not count as others', before the count and after it", () => {
  const moves = [marked(5_000), marked(30_000)];
  expect(news(counted(20_000, { waiting: 9 }), moves)).toMatchObject({ waiting: 8, gone: 0, arrivals: 0 });
});

test("an undone mark is in the queue again", () => {
  const moves: Move[] = [marked(5_000), { at: 8_000, by: 1, opened: earlier }];
  expect(news(counted(20_000, { waiting: 10 }), moves)).toMatchObject({ waiting: 10, gone: 0, arrivals: 0 });
});

test("while it is unclear whether a mark was counted, no removal is reported", () => {
  expect(news(counted(20_000, { waiting: 9 }), [marked(20_500)])).toMatchObject({ gone: 0, arrivals: 0 });
});

test("arrivals loaded by Show more are no news, also once they are marked", () => {
  const last = counted(20_000, { waiting: 12, later: 2 });
  expect(news(last, [], 2).arrivals).toBe(0);
  expect(news(last, [marked(30_000, later)], 1).arrivals).toBe(0);
});

test("an entry whose mark another person undid is new to the list", () => {
  expect(news(counted(20_000, { waiting: 11 }))).toMatchObject({ arrivals: 1, gone: 0 });
});

test("a queue too long to be counted reports arrivals only", () => {
  const long = { waiting: 500, moreWaiting: true };
  const last = counted(20_000, { ...long, later: 4 });
  expect(news(last, [], 0, counted(0, long))).toMatchObject({
    waiting: 500,
    moreWaiting: true,
    arrivals: 4,
    gone: 0,
  });
});
