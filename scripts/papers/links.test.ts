import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/root.ts";

const papers = globSync(["*.md", "docs/*.md"], { cwd: root });
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

/** The names under which a page's headings are linked. */
const headingsOf = (path: string) =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );

/** The links of a page to files of ours: the path from the root, and the heading. */
const linksOf = (path: string) =>
  [...textOf(path).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
    ([, file = "", heading]) => ({ file: file ? join(dirname(path), file) : path, heading }),
  );

test("every link between papers leads to a file, and to a heading that is there", () => {
  const broken = papers.flatMap((path) =>
    linksOf(path)
      .filter(({ file, heading }) => {
        if (!existsSync(join(root, file))) return true;
        return heading !== undefined && !headingsOf(file).includes(heading);
      })
      .map(({ file, heading }) => `${path}: ${file}#${heading ?? ""}`),
  );
  expect(broken).toEqual([]);
  expect(papers.flatMap(linksOf).length).toBeGreaterThan(40);
});

test("every paper of docs is linked from the README, from which a reader begins", () => {
  const linked = new Set(linksOf("README.md").map(({ file }) => file));
  const missing = papers.filter((path) => path.startsWith("docs/") && !linked.has(path));
  // Written by a run of the proof, and named with its command.
  expect(missing).toEqual(["docs/proof.md"]);
});

test("the changelog begins with what is unreleased, and has the version of package.json", () => {
  const titles = [...textOf("CHANGELOG.md").matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const { version } = JSON.parse(textOf("package.json")) as { version: string };
  expect(titles[0]).toBe("Unreleased");
  expect(titles[1]).toMatch(new RegExp(`^${version.replaceAll(".", "\\.")} - \\d{4}-\\d\\d-\\d\\d$`));
});

test("the licence of package.json is that of the file: all rights are reserved", () => {
  const { license } = JSON.parse(textOf("package.json")) as { license: string };
  expect(license).toBe("UNLICENSED");
  expect(textOf("LICENSE")).toContain("All rights reserved");
});
