import { describe, expect, test } from "vitest";
import { listOf } from "#lambdas/testing/builders/entries.ts";
import type { TestAccount } from "#lambdas/testing/builders/people.ts";
import { aCity, aModerator, staff } from "#lambdas/testing/builders/people.ts";
import { aQueueOf, aQueueRow, putRows } from "#lambdas/testing/builders/queueRows.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { readsOf } from "#lambdas/testing/readsOf.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { jacketNumberOf } from "#shared/rules/jacketNumber.ts";
import { handler as listNewEntries } from "./listNewEntries.ts";
import { handler as listUpdatedEntries } from "./listUpdatedEntries.ts";

const handlers = { NEW: listNewEntries, UPDATED: listUpdatedEntries } as const;
type Filter = RequestOf<typeof listNewEntries.declaration>;

async function pagesOf(kind: EntryKind, session: TestAccount, filter: Filter): Promise<string[][]> {
  const pages: string[][] = [];
  let Cursor: string | undefined;
  do {
    const { status, body } = await invoke(handlers[kind], { ...filter, Cursor }, { session });
    expect(status, body.Message).toBe(200);
    pages.push(body.entries.map(({ Street }) => Street.split(" ")[0] ?? ""));
    Cursor = body.NextCursor;
  } while (Cursor);
  return pages;
}

describe.each(["NEW", "UPDATED"] as const)("in the %s queue", (kind) => {
  test("the newest come first on request, each once over the pages; otherwise the oldest", async () => {
    const city = aCity();
    await putRows(aQueueOf(city, 5, kind));
    const moderator = await aModerator(city);
    expect(await pagesOf(kind, moderator, { Sort: "NEWEST", Limit: 2 })).toEqual([["5", "4"], ["3", "2"], ["1"]]);
    for (const filter of [{ Limit: 2 }, { Limit: 2, Sort: "OLDEST" } as const])
      expect(await pagesOf(kind, moderator, filter)).toEqual([["1", "2"], ["3", "4"], ["5"]]);
  });

  test("unfiltered roles see all cities by time in either order", async () => {
    const city = aCity();
    const neighbours = Array.from({ length: 8 }, (_, minute) => ({ minute, city: `${city} ${minute}` }));
    await putRows(neighbours.map(({ minute, city: name }) => aQueueRow({ city: name, minute, kind })));
    const admin = await staff("ADMIN");
    // Their entries are in every shard.
    const Search = city.split(" ")[1] ?? "";
    const all = async (Sort: "OLDEST" | "NEWEST") =>
      (await pagesOf(kind, admin, { Sort, Search, Limit: 3 })).flat().map(Number);
    expect(await all("OLDEST")).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await all("NEWEST")).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test("words match the name, street, city and zip, without case and accents", async () => {
    const city = aCity();
    await putRows([
      aQueueRow({ city, minute: 0, kind, person: { First: "Zoë", Last: "O’Brien-Núñez" } }),
      aQueueRow({ city, minute: 1, kind, address: { Street: "2 Elm St", Zip: "48201" } }),
    ]);
    const moderator = await aModerator(city);
    const found = async (Search: string) => (await listOf(moderator, { Search }, kind)).map(({ Street }) => Street);
    const [one, two] = [["1 Woodward Ave"], ["2 Elm St"]];
    for (const text of ["zoe", "ZO NUNEZ", "o'brien", "wood", "1 w"]) expect(await found(text)).toEqual(one);
    for (const text of ["ada", "mil", "elm 2", "48201"]) expect(await found(text)).toEqual(two);
    for (const text of ["oë", "zoe elm", "nobody"]) expect(await found(text)).toEqual([]);
    for (const text of ["", "  ", city.toUpperCase()]) expect(await found(text)).toEqual([...one, ...two]);
  });

  test("an address is found in every spelling, a phone and a number however they are typed, a need by its word", async () => {
    const city = aCity();
    const number = jacketNumberOf(new Uint8Array([0, 1, 31, 25, 10, 20, 3]));
    const Medical = { MedicalPumps: true, NonVerbal: true };
    await putRows([
      aQueueRow({ city, minute: 0, kind, person: { Phone: "+13135550142" } }),
      aQueueRow({ city, minute: 1, kind, person: { Medical }, address: { Street: "12 N Woodward Ave #4" } }),
      { ...aQueueRow({ city, minute: 2, kind, address: { Street: "12 S Woodward Ave" } }), number },
    ]);
    const moderator = await aModerator(city);
    const found = async (Search: string) => (await listOf(moderator, { Search }, kind)).map(({ Street }) => Street);
    for (const text of ["12 north woodward avenue apartment 4", "POWER", "non-verbal woodward"])
      expect(await found(text), text).toEqual(["12 N Woodward Ave #4"]);
    for (const text of ["(313) 555-0142", "313.555.0142"]) expect(await found(text)).toEqual(["1 Woodward Ave"]);
    for (const text of [number.toLowerCase(), number.replaceAll("0", "o"), `${number.slice(0, 4)} ${number.slice(4)}`])
      expect(await found(text), text).toEqual(["12 S Woodward Ave"]);
    for (const text of ["wheelchair", "313-555-0143", "14 south woodward"]) expect(await found(text)).toEqual([]);
  });

  test("a search reads a bounded part of a long queue, and its cursor continues there", async () => {
    const city = aCity();
    const wanted = aQueueRow({
      city,
      minute: 630,
      kind,
      person: { First: "Zoë" },
      address: { Street: "631 Elm St" },
    });
    await putRows([...aQueueOf(city, 630, kind), wanted]);
    const moderator = await aModerator(city);
    for (const filter of [{ Search: "zoe" }, { Search: "elm" }])
      expect(await pagesOf(kind, moderator, filter)).toEqual([[], ["631"]]);
    const { trips, rows } = await readsOf(() => listOf(moderator, { Search: "zoe" }, kind));
    // The session, and two reads of the queue.
    expect([trips, rows]).toEqual([3, 520]);
  });

  test("a search says how many entries it looked at; a list without one says nothing of it", async () => {
    const city = aCity();
    await putRows(aQueueOf(city, 3, kind));
    const session = await aModerator(city);
    const answerTo = async (filter: Filter) => (await invoke(handlers[kind], filter, { session })).body;
    expect(await answerTo({ Search: "nobody" })).toEqual({ entries: [], Searched: 3 });
    for (const filter of [{}, { Search: " " }, { City: city, State: "MI", Zip: "48226" } as const])
      expect(Object.keys(await answerTo(filter))).toEqual(["entries"]);
  });

  test("a cursor works for its own sort and search alone", async () => {
    const city = aCity();
    await putRows(aQueueOf(city, 4, kind));
    const session = await aModerator(city);
    const ask = (filter: Filter) => invoke(handlers[kind], { Limit: 1, ...filter }, { session });
    const { NextCursor: Cursor } = (await ask({ Search: "Ada" })).body;
    expect((await ask({ Search: " ADA ", Cursor })).status).toBe(200);
    for (const filter of [{}, { Search: "Miller" }, { Search: "Ada", Sort: "NEWEST" }, { Search: "Ada", Zip: "48226" }])
      expect((await ask({ ...filter, Cursor } as Filter)).status).toBe(400);
    const other = kind === "NEW" ? listUpdatedEntries : listNewEntries;
    expect((await invoke(other, { Limit: 1, Search: "Ada", Cursor }, { session })).status).toBe(400);
  });
});
