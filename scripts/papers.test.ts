import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { paymentPolicy, sitePolicy } from "#infra/constructs/edge/contentSecurityPolicy.ts";
import { root } from "./root.ts";

const papers = globSync(["*.md", ".github/*.md", "docs/*.md", "docs/decisions/*.md"], { cwd: root });
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

const headingsOf = (path: string) =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );

/** With the path from the root. */
const linksOf = (path: string) =>
  [...textOf(path).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, file = "", heading]) => ({
    file: file ? join(dirname(path), file) : path,
    heading,
  }));

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

const sources = globSync(["*.{json,md}", "docs/*.md", "{infra,lambdas,scripts,shared,web}/**/*.{html,ts,tsx}"], {
  cwd: root,
});

const decisions = globSync("docs/decisions/[0-9]*.md", { cwd: root }).sort();
const decided = /^# (.+)\n\nStatus: (?:accepted|superseded by \d{4}) \(\d{4}-\d\d-\d\d\)\n\n## Context\n/;

test("the index lists every decision by its title, and each has a dated status and three sections", () => {
  const written = decisions.map((path) => {
    const [, title] = decided.exec(textOf(path)) ?? [];
    const sections = [...textOf(path).matchAll(/^## (.+)\n\n./gm)].map(([, name]) => name);
    return `${basename(path)}: ${basename(path).slice(0, 4)} ${title}: ${sections}`;
  });
  const listed = [...textOf("docs/decisions/README.md").matchAll(/^- \[(.+)\]\((.+)\): ./gm)];
  expect(written).toEqual(listed.map(([, title, file]) => `${file}: ${title}: Context,Decision,Consequence`).sort());
});

test.each(["asvs", "threats"])("what docs/%s.md names as evidence stands in a file of that name", (page) => {
  const named = [...textOf(`docs/${page}.md`).matchAll(/\| ([\w.-]+): "(.+)" \|$/gm)];
  const missing = named.flatMap(([, name = "", says = ""]) => {
    const files = sources.filter((file) => [name, `${name}.test.ts`].includes(basename(file)));
    return files.some((file) => textOf(file).includes(says)) ? [] : `${name}: ${says}`;
  });
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(25);
});

test("departments are told the hosts that the pages may reach, and two of the payment provider", () => {
  const photos = "https://<photos>.s3.us-east-1.amazonaws.com";
  const paymentFrames = "https://pay.<site> https://<backup>.cloudfront.net";
  const exports = "https://<exports>.s3.us-east-1.amazonaws.com";
  const site = sitePolicy({ photos, exports, paymentFrames, map: "https://maps.geo.us-east-1.amazonaws.com" });
  const allowed = `${site} ${paymentPolicy("https://<site>")}`.match(/https?:\/\/[^\s;]+/g);
  const section = /^## Hosts$[\s\S]*?^## /m.exec(textOf("docs/departments-it.md"))?.[0] ?? "";
  const listed = section.match(/https:\/\/[^`]+/g) ?? [];
  const provider = listed.filter((host) => host.endsWith(".stripe.com"));
  expect(listed.filter((host) => !provider.includes(host)).sort()).toEqual([...new Set(allowed)].sort());
  expect(provider).toHaveLength(2);
});

/** `a --> b & c` */
const arrowsDrawnIn = (path: string) =>
  [...textOf(path).matchAll(/^ {2}(\w+) --> (.+)$/gm)].flatMap(([, from, to = ""]) =>
    to.split(" & ").map((module) => `${from} --> ${module}`),
  );

const domain = "lambdas/domain";

function arrowsOf(file: string): string[] {
  const [module] = file.split("/");
  const imported = [...textOf(`${domain}/${file}`).matchAll(/"#lambdas\/domain\/(\w+)\//g)];
  return imported.flatMap(([, other]) => (other === module ? [] : [`${module} --> ${other}`]));
}

test("the drawing of the domain's modules shows every import between them, and no other", () => {
  const files = globSync("**/*.ts", { cwd: join(root, domain) }).filter((file) => !/\.(test|proof)\./.test(file));
  expect(arrowsDrawnIn("CONTRIBUTING.md").sort()).toEqual([...new Set(files.flatMap(arrowsOf))].sort());
});
