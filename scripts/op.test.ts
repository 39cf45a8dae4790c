import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { captureOutput } from "#scripts/testing/captureOutput.ts";
import { commands, op } from "./op.ts";
import { root } from "./root.ts";

const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const names = Object.keys(commands);

test("every command file of scripts/operate is a command, and the list says what each does", async () => {
  const files = globSync("scripts/operate/**/*.ts", { cwd: root }).filter((file) =>
    /^export const \w+: Command</m.test(textOf(file)),
  );
  const table = textOf("scripts/op.ts");
  const missing = files.filter((file) => !table.includes(`import("./${file.replace("scripts/", "")}")`));
  expect(missing).toEqual([]);
  expect(files.length).toBeGreaterThan(10);
  const { code, text } = await captureOutput(() => op([]));
  expect(code).toBe(0);
  for (const name of names) expect(text).toMatch(new RegExp(`^  ${name} +\\w.+$`, "m"));
});

test.each(names)("%s explains itself with --help", async (name) => {
  const { code, text } = await captureOutput(() => op([name, "--help"]));
  expect(code).toBe(0);
  expect(text).toMatch(new RegExp(`^npm run op -- ${name}( |\n)`));
});

test("an unknown command is refused with the nearest", async () => {
  const { code, text } = await captureOutput(() => op(["smok", "--local"]));
  expect(code).toBe(2);
  expect(text).toContain('There is no command "smok". The nearest is "smoke"');
  expect((await captureOutput(() => op(["toString"]))).code).toBe(2);
});

const papers = globSync(["*.md", "docs/**/*.md", ".github/**/*.{md,yml}", "infra/**/*.ts", "scripts/**/*.ts"], {
  cwd: root,
});

test("papers, workflows and texts name only commands that there are", () => {
  const { scripts } = JSON.parse(textOf("package.json")) as { readonly scripts: Record<string, string> };
  const named = papers.flatMap((path) =>
    [...textOf(path).matchAll(/npm run (?:--silent )?(?:op -- )?[a-z][\w-]*/g)].map(([words]) => ({
      path,
      words,
    })),
  );
  const wrong = named.filter(({ words }) => {
    const name = words.split(" ").at(-1) ?? "";
    return words.includes(" op -- ") ? !names.includes(name) : !(name in scripts);
  });
  expect(wrong).toEqual([]);
  expect(named.filter(({ words }) => words.includes(" op -- ")).length).toBeGreaterThan(40);
});
