import { expect, test } from "vitest";
import { anyFinish, oneThing, oneWinner, winners } from "./judge.ts";

const finishes = (...statuses: number[]) => statuses.map((status) => ({ status, made: "one" }));

test("two winners, and none, are wrong where one is due", () => {
  expect(oneWinner(finishes(200, 409, 409))).toEqual([]);
  expect(oneWinner(finishes(200, 200, 409))).toEqual(["2 winners"]);
  expect(oneWinner(finishes(409, 409))).toEqual(["0 winners"]);
  expect(winners(finishes(200, 200, 409), 1, 1)).toEqual(["2 winners"]);
});

test("an answer of a fault is never one of a race", () => {
  expect(anyFinish(finishes(200, 500, 503))).toEqual(["answers 500, 503"]);
});

test("winners that made different things are wrong where one thing is due", () => {
  expect(oneThing(finishes(200, 200))).toEqual([]);
  expect(oneThing([...finishes(200), { status: 200, made: "another" }])).toEqual(["2 different results"]);
});
