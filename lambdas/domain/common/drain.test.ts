import { expect, test, vi } from "vitest";
import { log } from "#lambdas/log.ts";
import { pause } from "#lambdas/pause.ts";
import { drain, runAll, runParts } from "./drain.ts";

function aQueue(count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({ pk: "QUEUE", sk: String(at).padStart(3, "0") }));
  const left = new Map(rows.map((row) => [row.sk, row]));
  const read = async (after: string, limit: number) =>
    [...left.values()].filter(({ sk }) => sk > after).slice(0, limit);
  return { left, read };
}

test("every page of a queue is worked on, and one failure stops no other", async () => {
  const { left, read } = aQueue(60);
  const failed: string[] = [];
  const isDone = await drain({
    read,
    work: async ({ sk }) => {
      if (sk === "007") throw new Error("broken");
      left.delete(sk);
    },
    onFailure: ({ sk }, { message }) => failed.push(`${sk} ${message}`),
  });
  expect(isDone).toBe(false);
  expect(failed).toEqual(["007 broken"]);
  expect([...left.keys()]).toEqual(["007"]);
});

test("an empty queue is done", async () => {
  const { read } = aQueue(0);
  expect(await drain({ read, work: async () => undefined, onFailure: () => undefined })).toBe(true);
});

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

test("each part of a run that fails is logged, stops no other, and the run fails", async () => {
  const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
  const done: string[] = [];
  const failing = (reason: string) => async () => {
    throw new Error(reason);
  };
  const parts = [failing("first"), async () => void done.push("second"), failing("third")];
  await expect(runParts("daily run", parts)).rejects.toThrow("The daily run is not complete");
  expect(done).toEqual(["second"]);
  expect(logged.mock.calls).toEqual([
    ["a part of the daily run failed", { error: new Error("first") }],
    ["a part of the daily run failed", { error: new Error("third") }],
  ]);
  logged.mockRestore();
});
