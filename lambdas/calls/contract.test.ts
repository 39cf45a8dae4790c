import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { callCases } from "#lambdas/testing/cases/callCases.ts";
import { builtCalls, events, schedules, serviceEvents, streams } from "#shared/contract/index.ts";
import { queues } from "#shared/contract/queues.ts";

async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(join(import.meta.dirname, folder));
  return names.filter((name) => !name.endsWith(".test.ts")).sort();
}

test("each built call has exactly one handler file, and each handler file a call", async () => {
  expect(await filesOf(".")).toEqual(builtCalls.map(([name]) => `${name}.ts`).sort());
});

test("each event and schedule has exactly one handler file, and each such file an event", async () => {
  expect(await filesOf("../events")).toEqual(
    Object.keys({ ...events, ...schedules, ...serviceEvents, ...streams })
      .map((name) => `${name}.ts`)
      .sort(),
  );
});

test("each queue has exactly one worker's file, and each such file a queue", async () => {
  expect(await filesOf("../workers")).toEqual(
    Object.keys(queues)
      .map((kind) => `${kind}.ts`)
      .sort(),
  );
});

test.each(builtCalls)("the handler of %s carries its own declaration", async (name, declaration) => {
  const { handler } = await callCases[name].load();
  expect(handler.declaration).toBe(declaration);
});
