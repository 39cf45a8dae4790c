import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { root } from "#scripts/root.ts";

const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** They only pass another package on. */
const passedOn: Readonly<Record<string, string>> = {
  "react-router-dom": "react-router",
  "react-map-gl": "@vis.gl/react-maplibre",
};

const allowed =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|Unlicense|Zlib)( (AND|OR) (MIT|OFL-1\.1|Zlib|Apache-2\.0))?\)?$/;

test("the site names every library that ships with the text of its licence, and none asks for our own source", async () => {
  const answer = await fetch(`${inject("siteOrigin")}/licences.txt`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const text = await answer.text();
  const titles = [...text.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+) \d[\w.+-]* \((.+)\)$/gm)];
  const names = new Set(titles.map(([, name]) => name));
  for (const name of Object.keys(dependencies)) expect(names).toContain(passedOn[name] ?? name);
  for (const [, name, licence] of titles) expect(licence, name).toMatch(allowed);
  expect(text).toContain("Copyright (c) Meta Platforms, Inc. and affiliates.");
  expect(text).toContain("Copyright (c) 2023, MapLibre contributors");
  expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1");
});
