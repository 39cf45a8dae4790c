import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Command, runAsProcess } from "#scripts/operate/command/command.ts";
import { countOf } from "#scripts/operate/command/countOf.ts";
import { root } from "#scripts/root.ts";
import { dataSources } from "./dataSources.ts";
import { type Licence, licenceOf } from "./licenceOf.ts";
import { shippedPackages } from "./shippedPackages.ts";

const usage = `npm run notices

Writes THIRD_PARTY_NOTICES.md: the libraries of which something is in a function or in a page, the data and typefaces
that ship, and their licences. Run it after a change of what is bundled; a test compares.`;

export const noticesFile = join(root, "THIRD_PARTY_NOTICES.md");

const titleOf = ({ name, version }: Licence): string => `${name} ${version}`;

/** The packages of each text, in the order of the first. */
function byText(licences: readonly Licence[]): Map<string, Licence[]> {
  const groups = new Map<string, Licence[]>();
  for (const licence of licences) groups.set(licence.text, [...(groups.get(licence.text) ?? []), licence]);
  return groups;
}

const section = ([text, licences]: readonly [string, readonly Licence[]]): string =>
  `### ${licences.map(titleOf).join(", ")}\n\n\`\`\`text\n${text}\n\`\`\``;

/** The page, from the folders of packages. */
export function pageOf(folders: readonly string[]): string {
  const licences = folders
    .map(licenceOf)
    // It stands where a library is left out.
    .filter(({ name }) => name !== "empty-npm-package")
    .sort((one, other) => (titleOf(one) < titleOf(other) ? -1 : 1));
  const data = dataSources.map(({ what, folder, from, terms }) => {
    const { version, name } = licenceOf(folder);
    return `| ${what} | ${from} | ${terms} | ${name} ${version} |`;
  });
  const known = new Set(folders);
  const others = dataSources
    .filter(({ folder }) => !known.has(folder))
    .map(({ folder }) => licenceOf(folder));
  return [
    "# Third-party notices",
    "What others made and ships with Beforehand. Written by `npm run notices`; not edited by hand.",
    "## Data and typefaces",
    ["| what | from | terms | taken from |", "| --- | --- | --- | --- |", ...data].join("\n"),
    "## Libraries",
    [
      "| library | licence |",
      "| --- | --- |",
      ...licences.map((one) => `| ${titleOf(one)} | ${one.id} |`),
    ].join("\n"),
    "## Licences",
    ...[...byText([...licences, ...others])].map(section),
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

export const notices: Command<Record<string, never>> = {
  usage,
  options: {},
  async run() {
    const folders = await shippedPackages();
    await writeFile(noticesFile, pageOf(folders));
    console.log(`${noticesFile} names ${countOf(folders.length, "library", "libraries")}.`);
    return 0;
  },
};

if (import.meta.main) await runAsProcess(notices);
