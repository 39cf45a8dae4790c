import { expect, inject, test } from "vitest";
import { runChecks } from "./runChecks.ts";

test("the stack that npm start runs passes every check that can be looked at on http", async () => {
  const results = await runChecks({ origin: inject("siteOrigin") });
  expect(results.filter(({ outcome }) => outcome === "FAIL")).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === "skip").map(({ name }) => name)).toEqual([
    "plain http leads to https",
    "no way around the distribution",
    "data refuses to be deleted",
  ]);
});
