import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/root.ts";
import { suites } from "./suites.ts";

const tests = globSync("{shared,lambdas,infra,web/src,scripts}/**/*.{test,proof}.{ts,tsx}", { cwd: root });

const triesMore = (file: string): boolean =>
  /from "#shared\/testing\/howMany\.ts"/.test(readFileSync(join(root, file), "utf8"));

test("every proof, and every test that tries more in the proof, belongs to one suite of the report", () => {
  const files = suites.flatMap((suite) => suite.files);
  for (const file of files)
    expect(
      tests.filter((one) => one.startsWith(file)),
      file,
    ).not.toEqual([]);
  const proven = tests.filter((file) => file.includes(".proof.") || triesMore(file));
  for (const file of proven)
    expect(
      files.filter((start) => file.startsWith(start)),
      file,
    ).toHaveLength(1);
});

test("every suite says what was broken to see it fail", () => {
  for (const { title, broken } of suites) expect(broken, title).not.toEqual([]);
});
