import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/root.ts";
import { asvsFile } from "./asvs.ts";
import { asvsPage } from "./asvsPage.ts";
import { levelOne, levelTwo } from "./levels.ts";
import { readRequirements, shareMet } from "./requirements.ts";

const requirements = readRequirements();
const tests = globSync("{infra,lambdas,scripts,web}/**/*.test.ts", { cwd: root });
const textOf = (file: string) => readFileSync(join(root, file), "utf8");

test("every requirement of levels 1 and 2 is answered once, in the standard's order", () => {
  const at = (level: 1 | 2) => requirements.filter((one) => one.level === level).map(({ id }) => id);
  expect(at(1)).toEqual(levelOne);
  expect(at(2)).toEqual(levelTwo);
  expect([levelOne.length, levelTwo.length]).toEqual([70, 183]);
});

test("what is met names a file and words that stand in it, a test's title where one can tell", () => {
  const shown = requirements.filter((one) => one.state === "met");
  for (const { id, file, says } of shown) {
    expect(says.length, id).toBeGreaterThan(2);
    const text = textOf(file);
    const found = file.endsWith(".test.ts") ? text.includes(`"${says}"`) : text.includes(says);
    expect(found, `${id}: ${file} says ${says}`).toBe(true);
  }
  const tested = shown.filter(({ file }) => file.endsWith(".test.ts"));
  expect(tested.length / shown.length).toBeGreaterThan(0.75);
});

test("of level 1 one requirement is open, of level 2 at least 95 of 100 are met", () => {
  const open = requirements.filter(({ level, state }) => level === 1 && state === "open");
  expect(open.map(({ id }) => id)).toEqual(["6.4.2"]);
  expect(shareMet(requirements, 2)).toBeGreaterThanOrEqual(0.95);
});

test("where the documents ask otherwise it is the password rule, the reset link or the kept session", () => {
  const documented = requirements.filter(({ state }) => state === "documented").map(({ id }) => id);
  expect(documented).toEqual(["6.2.1", "6.2.5", "6.2.9", "14.2.1", "14.3.3"]);
});

test("the page shows the table as it is: otherwise run npm run asvs", () => {
  expect(readFileSync(asvsFile, "utf8")).toBe(asvsPage());
});

test("every test that the threats page names is there", () => {
  const names = [...textOf("docs/threats.md").matchAll(/ (\w+): "([^"]+)" \|$/gm)];
  expect(names.length).toBeGreaterThanOrEqual(19);
  for (const [, file = "", title = ""] of names) {
    const paths = tests.filter((one) => one.endsWith(`/${file}.test.ts`));
    const found = paths.some((path) => textOf(path).includes(`"${title}"`));
    expect(found, `${file}: ${title}`).toBe(true);
  }
});
