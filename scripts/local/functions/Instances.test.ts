import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { howMany } from "#shared/testing/howMany.ts";
import { FunctionFailed, FunctionTimedOut, type LocalFunction } from "./FunctionInstance.ts";
import { Instances } from "./Instances.ts";
import { invokeFunction } from "./invokeFunction.ts";

const code = `
if (process.env.CALL === "broken") throw new TypeError("cannot load");
if (process.env.CALL === "gone") process.exit(3);
if (process.env.CALL === "slow") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
let calls = 0, running = 0;
exports.handler = async ({ does, ms }, context) => {
  calls += 1; running += 1;
  const alone = running === 1;
  if (does === "throw") { running -= 1; throw new TypeError("broken"); }
  if (does === "exit") process.exit(3);
  if (ms) await new Promise((resolve) => setTimeout(resolve, ms));
  running -= 1;
  return { calls, alone, environment: { ...process.env }, left: context.getRemainingTimeInMillis() };
};`;

interface Result {
  readonly calls: number;
  readonly alone: boolean;
  readonly environment: Readonly<Record<string, string>>;
  readonly left: number;
}

let folder: string;
let call: LocalFunction;
const lines: string[] = [];
const log = (line: string) => void lines.push(line);
const started: Instances[] = [];

function someInstances(options: { most?: number; idle?: number; furtherIdle?: number } = {}): Instances {
  const instances = new Instances({ ...options, log });
  started.push(instances);
  return instances;
}

// Includes the start of a thread on a busy machine.
const aFunction = (name: string, timeout = 60): LocalFunction => ({
  name,
  arn: `arn:${name}`,
  file: join(folder, "index.js"),
  handler: "handler",
  memory: 128,
  timeout,
  environment: { CALL: name },
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "function-"));
  await writeFile(join(folder, "index.js"), code);
  await writeFile(join(folder, "package.json"), '{"type":"commonjs"}');
  call = aFunction("call");
});

afterAll(async () => {
  await Promise.all(started.map((instances) => instances.stop()));
  await rm(folder, { recursive: true });
});

const shared = someInstances();

const invoke = (event: object, of = call, instances = shared) =>
  invokeFunction(instances, of, event) as Promise<Result>;

test("a function finds its own environment and nothing of this process", async () => {
  expect((await invoke({})).environment).toEqual({ CALL: "call" });
});

test("an instance keeps its state from call to call and takes one event at a time", async () => {
  const results = await Promise.all(Array.from({ length: 12 }, () => invoke({ ms: 20 })));
  expect(results.every(({ alone }) => alone)).toBe(true);
  expect(Math.max(...results.map(({ calls }) => calls))).toBeGreaterThan(1);
  expect(shared.size).toBe(4);
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

test("a function that takes longer than its timeout is ended, and makes room", async () => {
  const instances = someInstances({ most: 1 });
  const late = invoke({ ms: 600_000 }, aFunction("brief", 1), instances);
  const after = invoke({}, call, instances);
  await expect(late).rejects.toBeInstanceOf(FunctionTimedOut);
  expect((await after).calls).toBe(1);
});

test("a function's time begins once it is loaded", async () => {
  const { left } = await invoke({}, aFunction("slow", 1));
  expect(left).toBeGreaterThan(0);
});

test("a function that cannot be loaded fails its call, and is logged", async () => {
  for (const name of ["broken", "gone"])
    await expect(invoke({}, aFunction(name)), name).rejects.toBeInstanceOf(FunctionFailed);
  expect(lines.join("")).toContain("TypeError: cannot load");
  expect(lines.join("")).toContain("the function ended itself");
});

const functions = howMany(12, 60);

test(`${functions} functions called at once never have more instances than may live, and all answer`, async () => {
  const instances = someInstances({ most: 6 });
  let highest = 0;
  const look = setInterval(() => {
    highest = Math.max(highest, instances.size);
  });
  const names = Array.from({ length: functions }, (_, at) => `call-${at}`);
  const answers = await Promise.all(names.map((name) => invoke({ ms: 1 }, aFunction(name), instances)));
  clearInterval(look);
  expect(answers.map(({ environment }) => environment.CALL)).toEqual(names);
  expect(highest).toBe(6);
});

test("the longest idle instance ends for a function that has none", async () => {
  const instances = someInstances({ most: 2 });
  const [one, other] = [aFunction("one"), aFunction("other")];
  const callsOf = async (of: LocalFunction) => (await invoke({}, of, instances)).calls;
  expect([await callsOf(one), await callsOf(other), await callsOf(one)]).toEqual([1, 1, 2]);
  // It takes the place of the longest idle one.
  expect([await callsOf(call), await callsOf(one), await callsOf(other)]).toEqual([1, 3, 1]);
});

test("an event that waits for room comes before later ones of the function that has it", async () => {
  const instances = someInstances({ most: 1 });
  const order: string[] = [];
  const [busy, other] = [aFunction("busy"), aFunction("other")];
  const events = [busy, other, busy].map((of) =>
    invoke({ ms: 20 }, of, instances).then(({ environment, calls }) => order.push(`${environment.CALL} ${calls}`)),
  );
  await Promise.all(events);
  expect(order).toEqual(["busy 1", "other 1", "busy 1"]);
});

test("functions that take turns keep their instances while both have events", async () => {
  const instances = someInstances({ most: 2 });
  const pair = [aFunction("even"), aFunction("odd")];
  const turns = Array.from({ length: 40 }, (_, at) => pair[at % 2] ?? call);
  const answers = await Promise.all(turns.map((of) => invoke({ ms: 2 }, of, instances)));
  for (const { name } of pair) {
    const own = answers.filter(({ environment }) => environment.CALL === name);
    expect(Math.max(...own.map(({ calls }) => calls))).toBe(20);
  }
});

test("after a burst every instance ends", async () => {
  const instances = someInstances({ idle: 50 });
  await Promise.all(Array.from({ length: 4 }, () => invoke({ ms: 20 }, call, instances)));
  expect(instances.size).toBeGreaterThan(0);
  await vi.waitFor(() => expect(instances.size).toBe(0), 10_000);
});

test("of several instances of a function one stays soon after a burst", async () => {
  const instances = someInstances({ furtherIdle: 50 });
  await Promise.all(Array.from({ length: 4 }, () => invoke({ ms: 20 }, call, instances)));
  await vi.waitFor(() => expect(instances.size).toBe(1), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(instances.size).toBe(1);
});
