import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Handler } from "#lambdas/http/handle.ts";
import { builtCalls } from "#shared/contract/index.ts";

const files = (await readdir(import.meta.dirname)).filter((name) => !name.endsWith(".test.ts"));

test("each built call has exactly one handler file, and no handler file is without a call", () => {
  expect(files.sort()).toEqual(builtCalls.map(([name]) => `${name}.ts`).sort());
});

test.each(builtCalls)("the handler of %s answers its own declaration", async (name, declaration) => {
  const { handler } = (await import(`./${name}.ts`)) as { handler: Handler };
  expect(handler.declaration).toBe(declaration);
});
