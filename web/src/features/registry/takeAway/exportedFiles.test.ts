import { strFromU8, unzipSync } from "fflate";
import Papa from "papaparse";
import { expect, test, vi } from "vitest";
import type { ExportedHome } from "#shared/model/registry/exportedHome.ts";
import { aCard } from "#shared/testing/aCard.ts";
import { about } from "#shared/testing/anExport.ts";
import type { OfflineCopy } from "../offline/OfflineCopy.ts";
import { shownWords } from "../offline/page/shownWords.ts";
import { openText } from "../offline/sealText.ts";
import { exportedFiles } from "./exportedFiles.ts";
import { inListOrder } from "./inListOrder.ts";
import { progressWords, takenWords } from "./takenWords.ts";

// Built by Vite alone.
vi.mock("virtual:offlinePage", () => ({ page: { script: "", styles: "", scriptHash: "", stylesHash: "" } }));

const aHome = (at: number, people = 1): ExportedHome => ({
  Home: {
    ID: `owner.${at}`,
    Street: `${at} Woodward Ave`,
    City: "Detroit",
    State: "MI",
    Zip: "48226",
    People: people,
    Needs: [],
    Confirmed: "2026-11-22",
    Waiting: false,
    Mobile: false,
    Why: "",
  },
  People: Array.from({ length: people }, () => ({
    Entry: aCard({ ID: String(at), Number: String(at).padStart(8, "0"), HouseHoldID: String(at) }),
  })),
});

const ask = { order: "URGENCY", about } as const;

async function* pagesOf(homes: readonly ExportedHome[]) {
  for (let from = 0; from < homes.length; from += 50) yield homes.slice(from, from + 50);
}

const rowsIn = (text: string) => Papa.parse(text.replace(/^\uFEFF/, ""), { header: true, skipEmptyLines: true }).data;

const many = Array.from({ length: 2_300 }, (_, at) => aHome(at));

test("2,300 homes are three tables in a zip, with each of them once, also one that came twice", async () => {
  const taken = await exportedFiles(pagesOf([...many, aHome(7)]), { format: "TICKETSCAD_CSV", ...ask, total: 2_301 });
  const files = unzipSync(taken?.file.content as Uint8Array);
  expect(Object.values(files).map((file) => rowsIn(strFromU8(file)).length)).toEqual([1_000, 1_000, 300]);
  expect(taken).toMatchObject({ homes: 2_300, people: 2_300, empty: 0 });
  expect(taken?.passphrase).toBeUndefined();
});

test.each([
  ["URGENCY", ["4 Woodward Ave", "2 Woodward Ave", "1 Woodward Ave", "3 Woodward Ave"]],
  ["ADDRESS", ["1 Woodward Ave", "2 Woodward Ave", "4 Woodward Ave", "3 Woodward Ave"]],
  ["CONFIRMED", ["2 Woodward Ave", "1 Woodward Ave", "4 Woodward Ave", "3 Woodward Ave"]],
] as const)("homes stand by %s, and those that no map shows behind all others", (order, streets) => {
  const change = (at: number, facts: Partial<ExportedHome["Home"]>, apart = {}): ExportedHome => {
    const { Home, People } = aHome(at);
    return { Home: { ...Home, ...facts }, People, ...apart };
  };
  const homes = [
    aHome(1),
    change(2, { Needs: ["POWER"], Confirmed: "2025-03-04" }),
    change(3, { Hours: 0, Confirmed: "2024-01-02" }, { Unplaced: true }),
    change(4, { Needs: ["POWER"], Hours: 2 }),
  ];
  expect(inListOrder(homes, order).map(({ Home }) => Home.Street)).toEqual(streets);
});

test.each([
  ["URGENCY", {}, "1 of 2 homes, most urgent first"],
  ["CONFIRMED", {}, "1 of 2 homes, longest unconfirmed first"],
  ["ADDRESS", { Unplaced: true }, "1 of 2 homes, by address; those without an exact position come last"],
] as const)("an offline copy by %s says so, and what comes last", async (order, apart, words) => {
  const homes = [aHome(1), { ...aHome(2), ...apart }];
  const taken = await exportedFiles(pagesOf(homes), { format: "OFFLINE", about, order, total: 2 });
  const [, sealed = ""] = /id="sealed">(.*?)<\/script>/s.exec(String(taken?.file.content)) ?? [];
  const text = await openText(JSON.parse(sealed), taken?.passphrase ?? "");
  expect(shownWords(1, JSON.parse(text ?? "") as OfflineCopy)).toBe(words);
});

test("a map is one file, however many homes it has", async () => {
  const taken = await exportedFiles(pagesOf(many), { format: "GEOJSON", ...ask, total: 2_300 });
  expect(taken?.file.name).toMatch(/\.geojson$/);
});

test("a home without people is counted where a file of people cannot have it, and alone makes no file", async () => {
  const taken = await exportedFiles(pagesOf([aHome(1), aHome(2, 0)]), { format: "TICKETSCAD_CSV", ...ask, total: 2 });
  expect(taken && takenWords(taken)).toMatch(/^2 homes with 1 person saved as .*\.csv\. 1 home without anybody/);
  expect(await exportedFiles(pagesOf([aHome(2, 0)]), { format: "PDF", ...ask, total: 1 })).toBeUndefined();
});

test("the number so far is told with the whole one, where it is known", () => {
  expect(progressWords({ done: 1_200, total: 3_400 })).toBe("1,200 of 3,400 homes");
  expect(progressWords({ done: 50, total: undefined })).toBe("50 homes so far");
});
