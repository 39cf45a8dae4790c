import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { shownHouseholdNames } from "#shared/model/householdShapes.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import type { Medical } from "#shared/model/medical.ts";
import { aCard, anEnding } from "#shared/testing/aCard.ts";
import { about, noResources } from "#shared/testing/anExport.ts";
import type { ExportFormat } from "./ExportFormat.ts";
import { exportFile } from "./exportFile.ts";
import { exportFormatId } from "./exportFormatId.ts";
import { exportFormats } from "./exportFormats.ts";

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

const format = (photos: ExportFormat["photos"]): ExportFormat => ({
  id: "TICKETSCAD_CSV",
  label: "",
  readBy: "",
  photos,
  load: async () => () => [{ name: "a.txt", type: "text/plain", content: "ä" }],
});

const withPhotos = (cards: readonly Entry[]) => ({
  ...noResources,
  photos: new Map(cards.map(({ ID }) => [ID, jpeg])),
});

test("one file without photos is saved as it is", async () => {
  const { name, content } = await exportFile(format("beside"), [aCard()], about, noResources);
  expect([name, content]).toEqual(["a.txt", "ä"]);
});

test("photos go into a zip with the file, each named after the person and the number", async () => {
  const cards = [
    aCard({ ID: "1" }),
    aCard({ ID: "2", First: "D'Arcy / ..", Last: "../Łukasz 🦊", Number: "0123456Z" }),
    aCard({ ID: "3", First: "Noam", Last: "בן-דוד" }),
  ];
  const { name, type, content } = await exportFile(format("beside"), cards, about, withPhotos(cards));
  expect([name, type]).toEqual(["beforehand-Detroit-Fire-2026-11-22.zip", "application/zip"]);
  const files = unzipSync(content as Uint8Array);
  expect(Object.keys(files)).toEqual([
    ...["a.txt", "Miller-Ada-7K3M-9QXA.jpg"],
    ...["Łukasz-DArcy-0123-456Z.jpg", "בן-דוד-Noam-7K3M-9QXA.jpg"],
  ]);
  expect(files["Miller-Ada-7K3M-9QXA.jpg"]).toEqual(jpeg);
  expect(strFromU8(files["a.txt"] ?? jpeg)).toBe("ä");
});

test("two cards of one jacket lose none of their photos", async () => {
  const cards = [aCard({ ID: "1", Department: "Fire" }), aCard({ ID: "2", Department: "Police" })];
  const { content } = await exportFile(format("beside"), cards, about, withPhotos(cards));
  expect(Object.keys(unzipSync(content as Uint8Array))).toEqual([
    "a.txt",
    "Miller-Ada-7K3M-9QXA.jpg",
    "Miller-Ada-7K3M-9QXA-2.jpg",
  ]);
});

test("a format that holds photos itself, or must not have any, is no zip", async () => {
  for (const photos of ["inside", "never"] as const)
    expect((await exportFile(format(photos), [aCard()], about, withPhotos([aCard()]))).name).toBe("a.txt");
});

test("every format is offered once, with words of its own, and can be loaded", async () => {
  expect(exportFormats.map(({ id }) => id).sort()).toEqual([...exportFormatId.options].sort());
  for (const { label, readBy, load } of exportFormats) {
    expect(label && readBy).toMatch(/\.$/);
    expect(await load()).toBeTypeOf("function");
  }
});

const inText = exportFormats.filter(({ photos }) => photos !== "inside");

test("the sealed texts are in no file, even if a card had them by mistake", async () => {
  const sealed: Medical = { Other: true, OtherText: "Door code 4711" };
  const held = { Medical: sealed, Entry: "Gate code 4711" };
  const cards = [aCard(held), anEnding("UNPAID", { ID: "2", ...held })];
  for (const one of inText) {
    const files = await (await one.load())(cards, about, noResources);
    expect(files.length).toBeGreaterThan(0);
    for (const { content } of files) expect(String(content)).not.toContain("4711");
  }
});

test("what crews read of a household is in every file that tells of single people", async () => {
  const said = shownHouseholdNames.map((name) => [name, `Said of ${name}`] as const);
  for (const one of inText.filter(({ id }) => !/GEOJSON/.test(id))) {
    const files = await (await one.load())([aCard(Object.fromEntries(said))], about, noResources);
    const text = files.map(({ content }) => String(content)).join();
    for (const [, words] of said) expect(text, one.id).toContain(words);
  }
});
