import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { paymentPolicy, sitePolicy } from "#infra/constructs/edge/contentSecurityPolicy.ts";
import { root } from "./root.ts";

const papers = globSync(["*.md", ".github/*.md", "docs/*.md"], { cwd: root });
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

/** The names under which a page's headings are linked. */
const headingsOf = (path: string) =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );

/** A page's links to our files: the path from the root, and the heading. */
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

const sources = globSync(
  ["*.{json,md}", "docs/*.md", "{infra,lambdas,scripts,shared,web}/**/*.{html,ts,tsx}"],
  {
    cwd: root,
  },
);

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
  const site = sitePolicy({ photos, paymentFrames, map: "https://maps.geo.us-east-1.amazonaws.com" });
  const allowed = `${site} ${paymentPolicy("https://<site>")}`.match(/https?:\/\/[^\s;]+/g);
  const section = /^## Hosts$[\s\S]*?^## /m.exec(textOf("docs/departments-it.md"))?.[0] ?? "";
  const listed = section.match(/https:\/\/[^`]+/g) ?? [];
  const provider = listed.filter((host) => host.endsWith(".stripe.com"));
  expect(listed.filter((host) => !provider.includes(host)).sort()).toEqual([...new Set(allowed)].sort());
  expect(provider).toHaveLength(2);
});

/** The arrows of a drawing: `a --> b & c`. */
const arrowsDrawnIn = (path: string) =>
  [...textOf(path).matchAll(/^ {2}(\w+) --> (.+)$/gm)].flatMap(([, from, to = ""]) =>
    to.split(" & ").map((room) => `${from} --> ${room}`),
  );

const domain = "lambdas/domain";

/** The imports between folders of the domain. */
function arrowsOf(file: string): string[] {
  const [room] = file.split("/");
  const imported = [...textOf(`${domain}/${file}`).matchAll(/"#lambdas\/domain\/(\w+)\//g)];
  return imported.flatMap(([, other]) => (other === room ? [] : [`${room} --> ${other}`]));
}

test("the drawing of the domain's rooms shows every import between them, and no other", () => {
  const files = globSync("**/*.ts", { cwd: join(root, domain) }).filter(
    (file) => !/\.(test|proof)\./.test(file),
  );
  expect(arrowsDrawnIn("CONTRIBUTING.md").sort()).toEqual([...new Set(files.flatMap(arrowsOf))].sort());
});
