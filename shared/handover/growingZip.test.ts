import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { growingZip } from "./growingZip.ts";

const file = (name: string, content: string) => ({ name, type: "text/csv", content });
const at = new Date("2026-11-22T15:00:00Z");

test("one file stays as it is, and without any there is none", async () => {
  expect(await growingZip(at).end("all.zip")).toBeUndefined();
  const zip = growingZip(at);
  zip.add(file("a.csv", "ä"));
  expect(await zip.end("all.zip")).toEqual(file("a.csv", "ä"));
});

test("several files are in one zip, each under a name of its own", async () => {
  const zip = growingZip(at);
  for (const content of ["one", "two ä", "three"]) zip.add(file("a.csv", content));
  const made = await zip.end("all.zip");
  expect([made?.name, made?.type]).toEqual(["all.zip", "application/zip"]);
  const files = unzipSync(made?.content as Uint8Array);
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ["a.csv", "one"],
    ["a-2.csv", "two ä"],
    ["a-3.csv", "three"],
  ]);
});
