import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { dataSources } from "./dataSources.ts";
import { licenceOf } from "./licenceOf.ts";
import { noticesFile, pageOf } from "./notices.ts";
import { shippedPackages } from "./shippedPackages.ts";

let folders: string[];

beforeAll(async () => {
  folders = await shippedPackages();
}, 120_000);

test("the notices name what ships now, with its licences: otherwise run npm run notices", async () => {
  expect(await readFile(noticesFile, "utf8")).toBe(pageOf(folders));
});

test("what is in a function, in a page or beside them is found, and what only tests and builds use is not", () => {
  const shipped = ["react-dom", "stripe", "@jsquash/jpeg", "maplibre-gl", "@aws-sdk/lib-dynamodb", "zod"];
  const fonts = [
    "@fontsource-variable/atkinson-hyperlegible-next",
    "@expo-google-fonts/atkinson-hyperlegible-next",
  ];
  for (const name of [...shipped, ...fonts]) expect(folders).toContain(`node_modules/${name}`);
  for (const name of ["vitest", "aws-cdk-lib", "fast-check", "goober"])
    expect(folders).not.toContain(`node_modules/${name}`);
});

/** Licences that ask for no more than their notice. */
const allowed =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|Unlicense|Zlib)( (AND|OR) (MIT|OFL-1\.1|Zlib|Apache-2\.0))?\)?$/;

test("no library that ships asks for our own source", () => {
  const all = [...folders, ...dataSources.map(({ folder }) => folder)];
  for (const folder of all) expect(licenceOf(folder).id, folder).toMatch(allowed);
});
