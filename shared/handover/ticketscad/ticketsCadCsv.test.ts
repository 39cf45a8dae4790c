import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import type { Entry } from "#shared/model/entry.ts";
import { aCard, anEnding, hostileTexts } from "#shared/testing/aCard.ts";
import { about, noResources } from "#shared/testing/anExport.ts";
import { ticketsCadCsv } from "./ticketsCadCsv.ts";

/** The rows as another program reads them, by the names of their columns. */
async function rowsOf(...cards: readonly Entry[]) {
  const [file] = await ticketsCadCsv(cards, about, noResources);
  const { data, errors } = Papa.parse<Record<string, string>>(String(file?.content), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}

async function rowOf(card: Entry) {
  const [row = {}] = await rowsOf(card);
  return row;
}

/** The columns' limits in its table. */
const limits = { name: 48, phone: 16, address: 48, state: 2, notes: 80, reference: 48 };

function expectTaken(row: Readonly<Record<string, string>>) {
  for (const [column, most] of Object.entries(limits)) expect(row[column]?.length).toBeLessThanOrEqual(most);
  expect(row.phone).not.toBe("");
  for (const [column, value] of Object.entries(row)) {
    if (column !== "longitude") expect(value).not.toMatch(/^[=+\-@\t\r＝]/);
    expect(value).not.toMatch(/[\r\n]/);
  }
}

test("a row has what the import reads, each value in its column", async () => {
  expect(await rowOf(aCard())).toMatchObject({
    ...{ name: "Ada Miller", phone: "(313) 555-0142", email: "ada@example.com" },
    ...{ address: "2 N WOODWARD AVE", apt: "UNIT 4", city: "Detroit", state: "MI", zip: "48226-1234" },
    ...{ notes: "NONVERB PUMP DNR? +note", reference: "7K3M-9QXA" },
    ...{ latitude: "42.331427", longitude: "-83.045754" },
  });
});

test("who has no phone is called by the owner's, and a row without any says so", async () => {
  const { Phone: _, Contact: __, ...silent } = aCard();
  expect(
    await rowOf({ ...silent, Contact: { Name: "Rosa", Phone: "+13135550199", Mail: "" } }),
  ).toMatchObject({
    phone: "(313) 555-0199",
  });
  expect(await rowOf(silent)).toMatchObject({ phone: "none given" });
});

test("the middle of a zip's area is not given as the place of a house", async () => {
  const Position = { Lat: 42.3, Lng: -83, Exactness: "ZIP" } as const;
  const row = await rowOf(aCard({ Position }));
  expect(row).toMatchObject({ latitude: "", longitude: "" });
  expect(row.beforehand).toContain("Position: known to the zip's area only");
});

test("a value that is cut is marked, and stands whole in the last column", async () => {
  const First = "Maria del Carmen Guadalupe Esperanza de los Angeles";
  const Street = "12345 Grand Boulevard of the United Nations and Their Friends";
  const row = await rowOf(aCard({ First, Street }));
  expect(row.name).toBe("Maria del Carmen Guadalupe Esperanza de los...");
  expect(row.address).toMatch(/^12345 Grand Boulevard.*\.\.\.$/);
  expect(row.beforehand).toContain(`Name: ${First} Miller`);
  expect(row.beforehand).toContain(Street);
});

test("who moved or was removed is to be taken out; who may still live there is to be kept, with the needs", async () => {
  for (const reason of ["MOVED", "DELETED", undefined] as const)
    expect((await rowOf(anEnding(reason))).notes).toBe(
      "No longer at this address. Take this jacket out of your own system.",
    );
  for (const reason of ["PAUSED", "UNPAID"] as const) {
    const row = await rowOf(anEnding(reason));
    expect(row.notes).toBe("Not confirmed since 2026-11-03: keep, ask. NONVERB PUMP DNR? +note");
    expect(row.beforehand).toContain("The person may still live here: keep it, and ask.");
  }
});

test("a note without room for all needs says that there are more", async () => {
  const flags = ["NonVerbal", "MobilityImpairmentRequiringWheelChair", "MedicalPumps", "Obesity"] as const;
  const Medical = Object.fromEntries([...flags, "VisuallyImpaired", "DNR"].map((flag) => [flag, true]));
  const { notes } = await rowOf(anEnding("UNPAID", { Medical }));
  expect(notes).toBe("Not confirmed since 2026-11-03: keep, ask. NONVERB WCHAIR PUMP >250LB DNR? +more");
});

test("a row says who reported it and when it was confirmed", async () => {
  expect((await rowOf(aCard())).beforehand).toContain("Reported by the family, confirmed 2026-11-20.");
  const { Confirmed: _, ...never } = aCard();
  expect((await rowOf(never)).beforehand).toContain("Reported by the family, registered 2026-11-01.");
});

test("no text of a family breaks a row, is run, or is longer than its column", async () => {
  const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: "grapheme", maxLength: 150 }));
  const family = fc.record({
    First: text,
    Last: text,
    Street: text,
    City: text,
    Description: text,
    additional: text,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(family, { minLength: 1, maxLength: 5 }), async (families) => {
      const rows = await rowsOf(...families.map(aCard));
      expect(rows).toHaveLength(families.length);
      for (const row of rows) expectTaken(row);
    }),
    { numRuns: 200 },
  );
});
