import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FunctionFailed, FunctionTimedOut } from "./FunctionInstance.ts";
import { FunctionPool } from "./FunctionPool.ts";
import { IdleInstances } from "./IdleInstances.ts";

const code = `
let calls = 0, running = 0;
exports.handler = async ({ does, ms }, context) => {
  calls += 1; running += 1;
  const alone = running === 1;
  if (does === "throw") { running -= 1; throw new TypeError("broken"); }
  if (does === "exit") process.exit(3);
  if (ms) await new Promise((resolve) => setTimeout(resolve, ms));
  running -= 1;
  return { calls, alone, keys: Object.keys(process.env), left: context.getRemainingTimeInMillis() };
};`;

interface Result {
  readonly calls: number;
  readonly alone: boolean;
  readonly keys: string[];
  readonly left: number;
}

let folder: string;
let pool: FunctionPool;
const lines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "function-"));
  await writeFile(join(folder, "index.js"), code);
  await writeFile(join(folder, "package.json"), '{"type":"commonjs"}');
  // Includes the start of a thread on a busy machine.
  pool = aPool(60);
});

function aPool(timeout: number, resting?: IdleInstances): FunctionPool {
  const environment = { TABLE_NAME: "records" };
  const file = join(folder, "index.js");
  return new FunctionPool(
    { name: "call", arn: "arn:call", file, handler: "handler", memory: 128, timeout, environment },
    (line) => lines.push(line),
    resting,
  );
}

afterAll(async () => {
  await pool.stop();
  await rm(folder, { recursive: true });
});

const invoke = (event: object) => pool.invoke(event) as Promise<Result>;

test("a function finds its own environment and nothing of this process", async () => {
  expect((await invoke({})).keys).toEqual(["TABLE_NAME"]);
});

test("an instance keeps its state from call to call and takes one event at a time", async () => {
  const results = await Promise.all(Array.from({ length: 12 }, () => invoke({ ms: 20 })));
  expect(results.every(({ alone }) => alone)).toBe(true);
  expect(Math.max(...results.map(({ calls }) => calls))).toBeGreaterThan(1);
});

test("a function that throws fails that call, is logged, and answers the next one", async () => {
  await expect(invoke({ does: "throw" })).rejects.toBeInstanceOf(FunctionFailed);
  expect(lines.join("")).toContain("TypeError: broken");
  expect((await invoke({})).left).toBeGreaterThan(0);
});

test("a function that ends its process is started anew", async () => {
  await expect(invoke({ does: "exit" })).rejects.toBeInstanceOf(FunctionFailed);
  expect((await invoke({})).calls).toBeGreaterThan(0);
});

test("a function that takes longer than its timeout is ended", async () => {
  const brief = aPool(1);
  await expect(brief.invoke({ ms: 600_000 })).rejects.toBeInstanceOf(FunctionTimedOut);
  await brief.stop();
});

test("the longest idle instance of all functions ends when they are too many", async () => {
  const resting = new IdleInstances(1);
  const [one, other] = [aPool(60, resting), aPool(60, resting)];
  const callsOf = async (pool: FunctionPool) => ((await pool.invoke({})) as Result).calls;
  expect([await callsOf(one), await callsOf(one)]).toEqual([1, 2]);
  expect([await callsOf(other), await callsOf(other)]).toEqual([1, 2]);
  expect(await callsOf(one)).toBe(1);
  await Promise.all([one.stop(), other.stop()]);
});
