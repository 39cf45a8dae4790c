import { expect, test } from "vitest";
import { inSteps } from "./inSteps.ts";

test("many items go in steps one after the other, each told as it is done", async () => {
  const done: string[] = [];
  const work = async (some: readonly number[]) => some.join("+");
  await inSteps([1, 2, 3, 4, 5], 2, work, (result) => done.push(result));
  expect(done).toEqual(["1+2", "3+4", "5"]);
});

test("a step that fails ends the work, and what was done is told", async () => {
  const done: number[] = [];
  const work = async ([first = 0]: readonly number[]) => {
    if (first > 2) throw new Error("no answer");
    return first;
  };
  await expect(inSteps([1, 2, 3, 4], 1, work, (result) => done.push(result))).rejects.toThrow("no answer");
  expect(done).toEqual([1, 2]);
});
