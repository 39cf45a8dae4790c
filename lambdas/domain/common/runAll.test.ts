import { expect, test } from "vitest";
import { pause } from "#lambdas/pause.ts";
import { runAll } from "./runAll.ts";

test("no more run at once than may", async () => {
  let [running, most] = [0, 0];
  await runAll([1, 2, 3, 4, 5], 2, async () => {
    running += 1;
    most = Math.max(most, running);
    await pause(1);
    running -= 1;
  });
  expect(most).toBe(2);
});

test("a slow item holds up no other", async () => {
  const done: number[] = [];
  await runAll([100, 1, 2, 3], 2, async (milliseconds) => {
    await pause(milliseconds);
    done.push(milliseconds);
  });
  expect(done).toEqual([1, 2, 3, 100]);
});

test("a failure stops no other, and is returned with its item", async () => {
  const done: number[] = [];
  const failures = await runAll([1, 2, 3], 1, async (item) => {
    if (item === 2) throw "broken";
    done.push(item);
  });
  expect(done).toEqual([1, 3]);
  expect(failures).toEqual([{ item: 2, error: new Error("broken") }]);
});
