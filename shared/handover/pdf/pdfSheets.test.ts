import regular from "@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf?inline";
import bold from "@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf?inline";
import { extractImages, extractText, getDocumentProxy, getMeta } from "unpdf";
import { expect, test } from "vitest";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { type Medical, medicalFlags } from "#shared/model/medical.ts";
import { aCard, anEnding, hostileTexts, householdOf } from "#shared/testing/aCard.ts";
import { about, noResources } from "#shared/testing/anExport.ts";
import jpeg from "../../../lambdas/testing/images/plain.jpg?inline";
import picture from "../../../lambdas/testing/images/plain.png?inline";
import type { Bytes, ExportResources } from "../ExportFormat.ts";
import { pdfSheets } from "./pdfSheets.ts";

const bytesOf = async (url: string): Promise<Bytes> => new Uint8Array(await (await fetch(url)).arrayBuffer());

const fonts = { regular: await bytesOf(regular), bold: await bytesOf(bold) };

const resources: ExportResources = { ...noResources, fonts: async () => fonts };

/** As another program reads them. */
async function read(cards: readonly Entry[], own: Partial<ExportResources> = {}) {
  const [file] = await pdfSheets(cards, about, { ...resources, ...own });
  const document = await getDocumentProxy(new Uint8Array(file?.content as Bytes));
  const { text } = await extractText(document);
  return { document, pages: text.map((page) => page.replace(/\s+/g, " ")) };
}

test("each card has a sheet of A5 with its number, headline, note, contact and changes", async () => {
  const Changes = [{ Field: "Phone", Old: "(313) 555-0100", New: "(313) 555-0142" }];
  const cards = [
    aCard(),
    aCard({ Kind: "UPDATED", Number: "0123456Z", First: "Łukasz", Last: "O’Brien-Núñez", Changes }),
  ];
  const { document, pages } = await read(cards);
  expect(pages).toHaveLength(2);
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 25.4 / 72 });
  expect([Math.round(width), Math.round(height)]).toEqual([148, 210]);
  for (const words of [
    ...["Ada Miller", "7K3M-9QXA", "PUMP NONVERB DNR? +note", "Cold bath first", "Side door"],
    ...["Rosa Miller, (313) 555-0199, rosa@example.com", "Feb 03 1950 (76)", "Paperwork must be present"],
    ...["Reported by the family, confirmed 2026-11-20.", "Made for Detroit Fire on Nov 22 2026: Dispatch system."],
  ])
    expect(pages[0]).toContain(words);
  expect(pages[1]).toContain("Łukasz O’Brien-Núñez");
  expect(pages[1]).toContain("Phone: (313) 555-0100 -> (313) 555-0142");
  expect((await getMeta(document)).info).toMatchObject({ Title: "Jackets for Detroit Fire" });
});

test("a sheet begins with what a crew does first, numbered, and that of a person who left has none", async () => {
  const { pages } = await read([aCard(), anEnding("MOVED"), aCard({ Medical: {} })]);
  const first =
    "First sixty seconds 1. Does not speak: watch for other signs 2. Has a medical pump: keep it on " +
    "3. The family reports a DNR: see the paper 4. Read the note in the medical record";
  expect(pages[0]).toContain(first);
  expect(pages[0]?.indexOf(first)).toBeLessThan(pages[0]?.indexOf("Address") ?? 0);
  for (const page of pages.slice(1)) expect(page).not.toContain("First sixty seconds");
});

test("a sheet of an ending says whether to take the jacket out", async () => {
  const { pages } = await read([anEnding("MOVED"), anEnding("UNPAID")]);
  expect(pages[0]).toContain("No longer at this address. Take this jacket out of your own system.");
  expect(pages[1]).toContain("Not confirmed since Nov 03 2026. The person may still live here: keep it, and ask.");
});

test("a card that is too long goes on, under its person's name", async () => {
  const Changes = Array.from({ length: 12 }, (_, index) => ({
    Field: `Field ${index}`,
    Old: "o ".repeat(70),
    New: "n ".repeat(70),
  }));
  const Medical = Object.fromEntries(medicalFlags.map((flag) => [flag, true]));
  const { pages } = await read([aCard({ Changes, Medical })]);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[1]).toContain("Ada Miller, 7K3M-9QXA (continued)");
  for (const [at, page] of pages.entries()) {
    expect(page).toContain("Look for newer versions.");
    expect(page).toContain(`Ada Miller, 7K3M-9QXA, page ${at + 1} of ${pages.length}`);
  }
  for (const words of ["Field 0", "Field 11", "Alzheimers Dementia", "Cold bath first"])
    expect(pages.join(" ")).toContain(words);
});

test("pages are counted for each person", async () => {
  const { pages } = await read([aCard(), aCard({ Number: "0123456Z", First: "Sam" })]);
  expect(pages[1]).toContain("Sam Miller, 0123-456Z, page 1 of 1");
});

test("a photo stands on the sheet of its person", async () => {
  const photos = new Map([["2", await bytesOf(jpeg)]]);
  const { document } = await read([aCard({ ID: "1" }), aCard({ ID: "2" })], { photos });
  expect(await extractImages(document, 1)).toHaveLength(0);
  expect(await extractImages(document, 2)).toHaveLength(1);
});

test("a name that the font lacks is drawn as a picture, never left out", async () => {
  const drawn: string[] = [];
  const png = await bytesOf(picture);
  const draw: ExportResources["draw"] = async (text) => {
    drawn.push(text);
    return { png, width: 100, height: 20 };
  };
  const { document } = await read([aCard({ First: "נועה", additional: "Likes 🦊 and trains" })], { draw });
  expect(drawn).toEqual(expect.arrayContaining(["נועה Miller", "Likes 🦊 and trains"]));
  expect((await extractImages(document, 1)).length).toBeGreaterThan(0);
});

const unpacked = async (packed: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"))).text();

/** The drawing operators, page by page. */
function streamsOf(file: Uint8Array): Promise<string[]> {
  const parts = Buffer.from(file)
    .toString("latin1")
    .split(/\r?\nendstream/);
  const streams = parts.map((part) => part.slice(part.search(/stream\r?\n/)).replace(/^stream\r?\n/, ""));
  return Promise.all(streams.map((one) => unpacked(Uint8Array.from(Buffer.from(one, "latin1"))).catch(() => "")));
}

test("a name drawn as a picture is text, too, for searches and screen readers", async () => {
  const png = await bytesOf(picture);
  const draw = async () => ({ png, width: 40, height: 12 });
  const [file] = await pdfSheets([aCard({ First: "小龙", Last: "李 🦊" })], about, { ...resources, draw });
  const words = Buffer.from("小龙 李 🦊", "utf16le").swap16().toString("hex");
  expect((await streamsOf(file?.content as Bytes)).join("\n")).toContain(`/Span <</ActualText <feff${words}>>> BDC`);
});

test("where nothing can draw them, signs that the font lacks are marked", async () => {
  const { pages } = await read([aCard({ First: "נועה", additional: "Likes 👩‍👩‍👧 and trains" })]);
  expect(pages[0]).toContain("[?] Miller");
  expect(pages[0]).toContain("Likes [?] and trains");
});

test("the sealed text is on no sheet, even if a card had it by mistake", async () => {
  const Medical: Medical = { Other: true, OtherText: "Door code 4711" };
  const { pages } = await read([aCard({ Medical })]);
  expect(pages[0]).toContain("Other, see the opened record");
  expect(pages[0]).not.toContain("4711");
});

test("no text of a family stops an export", async () => {
  const cards = hostileTexts.map((text) =>
    aCard({ First: text, Last: text, Street: text, City: text, ...householdOf(text), additional: text }),
  );
  const { pages } = await read(cards);
  expect(pages.length).toBeGreaterThanOrEqual(cards.length);
});
