import { expect, test } from "vitest";
import { StartError } from "#scripts/local/common/StartError.ts";
import { createFilter } from "./createFilter.ts";
import { arnOf, functionName, startWorker } from "./testing/startWorker.ts";

const mapping = { FunctionName: functionName, EventSourceArn: arnOf("Jobs") };
const ofStream = { ...mapping, EventSourceArn: arnOf("Table", "StreamArn") };
const filter = (pattern: object) => ({ FilterCriteria: { Filters: [{ Pattern: JSON.stringify(pattern) }] } });

const start = (properties: object) => startWorker({ mapping: properties, invoke: () => undefined });

test.each<[string, object]>([
  ["the property TumblingWindowInSeconds of", { ...ofStream, TumblingWindowInSeconds: 5 }],
  ["the property FilterCriteria of", { ...mapping, ...filter({}) }],
  ["the event source arn:aws:kinesis:x of", { ...mapping, EventSourceArn: "arn:aws:kinesis:x" }],
  ["the event source (none) of", { FunctionName: functionName }],
  ["the function another of", { ...mapping, FunctionName: "another" }],
  [
    "the filter rule numeric",
    { ...ofStream, ...filter({ dynamodb: { NewImage: { n: { N: [{ numeric: [">", 1] }] } } } }) },
  ],
])("%s a mapping stops the start when it is not known", async (named, properties) => {
  const started = start(properties);
  await expect(started).rejects.toBeInstanceOf(StartError);
  await expect(started).rejects.toThrow(named);
});

test("a queue that shows messages again while its function may still run is refused, as Lambda does", async () => {
  const started = startWorker({ mapping, invoke: () => undefined, visibility: 0 });
  await expect(started).rejects.toThrow("visibility timeout of 0 s is shorter than its function's timeout of 1 s");
});

test("a disabled mapping is not polled", async () => {
  const worker = await start({ ...mapping, Enabled: false });
  expect(worker.permissions()?.used).toEqual({});
  await worker.stop();
});

test.each<[object, object, boolean]>([
  [{ kind: ["a", "b"] }, { kind: "b" }, true],
  [{ kind: ["a"] }, { kind: "c" }, false],
  [{ kind: ["a"], place: ["x"] }, { kind: "a", place: "y" }, false],
  [{ in: { kind: [{ prefix: "OUT" }] } }, { in: { kind: "OUTBOX" } }, true],
  [{ in: { kind: [{ prefix: "OUT" }] } }, {}, false],
  [{ count: [1, null] }, { count: null }, true],
  [{ kinds: ["a"] }, { kinds: ["b", "a"] }, true],
])("the pattern %j matches %j: %s", (pattern, record, matches) => {
  expect(createFilter([JSON.stringify(pattern)])(record)).toBe(matches);
});

test("one of several patterns suffices, and without any everything matches", () => {
  const matches = createFilter(['{"kind":["a"]}', '{"kind":["b"]}']);
  expect([{ kind: "a" }, { kind: "b" }, { kind: "c" }].map(matches)).toEqual([true, true, false]);
  expect(createFilter([])({ kind: "c" })).toBe(true);
});
