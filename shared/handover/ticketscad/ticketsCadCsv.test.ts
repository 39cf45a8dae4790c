import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { shownHouseholdNames } from "#shared/model/householdShapes.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { aCard, anEnding, hostileTexts } from "#shared/testing/aCard.ts";
import { about, noResources } from "#shared/testing/anExport.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { ticketsCadCsv } from "./ticketsCadCsv.ts";

/** As another program reads them. */
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

const limits = {
  name: 48,
  phone: 16,
  email: 48,
  address: 48,
  apt: 48,
  city: 48,
  state: 2,
  zip: 48,
  notes: 80,
  reference: 48,
};

function expectTaken(row: Readonly<Record<string, string>>) {
  for (const [column, most] of Object.entries(limits)) expect(row[column]?.length).toBeLessThanOrEqual(most);
  for (const column of ["name", "phone", "apt", "notes"]) expect(row[column]).not.toBe("");
  for (const [column, value] of Object.entries(row)) {
    if (column in limits) expect(value).toMatch(/^[\u0020-\u007e\u00a0-\u00ff]*$/);
    if (column !== "longitude") expect(value).not.toMatch(/^[=+\-@\t\r＝]/);
    expect(value).not.toMatch(/[\r\n]/);
  }
}

test("a row has what the import reads, each value in its column", async () => {
  expect(await rowOf(aCard())).toMatchObject({
    name: "Ada Miller 7K3M-9QXA",
    phone: "(313) 555-0142",
    email: "ada@example.com",
    address: "2 North Woodward Avenue",
    apt: "Apt #4",
    city: "Detroit",
    state: "MI",
    zip: "48226-1234",
    notes: "PUMP NONVERB DNR? +note",
    reference: "7K3M-9QXA",
    latitude: "42.331427",
    longitude: "-83.045754",
  });
});

test("the unit that a family named is the apartment beside that of the street, with the floor", async () => {
  const aptOf = async (own: Partial<Entry>) => (await rowOf(aCard(own))).apt;
  expect(await aptOf({ Unit: "Apt 4", Floor: "2" })).toBe("Apt #4, Floor 2");
  expect(await aptOf({ Unit: "14" })).toBe("Apt #4, 14");
  expect(await aptOf({ Street: "2 Main St", Unit: "Lot 7", Floor: "" })).toBe("Lot 7");
  expect((await rowOf(aCard({ Pets: "Two dogs" }))).beforehand).toContain("Pets: Two dogs");
});

test("a unit that a spreadsheet would read as a date says that it is a unit", async () => {
  expect(await rowOf(aCard({ Street: "2 Main St", Unit: "3-4" }))).toMatchObject({ apt: "Unit 3-4" });
});

// TicketsCAD 4 matches a header in lower case, without other signs at its ends, and does not know the mark.
test("a spreadsheet reads the letters by a mark, which hides no column from the import", async () => {
  const [file] = await ticketsCadCsv([aCard({ First: "Jürgen", Last: "Weiß" })], about, noResources);
  const bytes = new TextEncoder().encode(String(file?.content));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [header = ""] = String(file?.content).split("\r\n");
  const known = header.split(",").filter((one) => one.trim().toLowerCase() in { ...limits, latitude: 0, longitude: 0 });
  expect(known).toEqual([...Object.keys(limits), "latitude", "longitude"]);
});

test.each([
  ["12345 Ford Rd Apt 2", "12345 Ford Rd", "Apt 2"],
  ["139 Canal Street, 3rd Floor, #308", "139 Canal Street", "3rd Floor, #308"],
  ["#4 - 12 Main St", "12 Main St", "#4"],
  ["812 St. Clair Ave Lower Flat", "812 St Clair Ave", "Lower Flat"],
  ["W148 N9748 O'Brien Dr, Unit B", "W148 N9748 O'Brien Dr", "Unit B"],
  ["14 Main St, Apt 4, Detroit MI 48226", "14 Main St, Apt 4, Detroit MI 48226", "none"],
])("a dispatcher reads %s as it was typed, the unit apart", async (Street, address, apt) => {
  expect(await rowOf(aCard({ Street }))).toMatchObject({ address, apt });
});

test("who has no phone is called by the owner's, and a row without any says so", async () => {
  const { Phone: _, Contact: __, ...silent } = aCard();
  expect(await rowOf({ ...silent, Contact: { Name: "Rosa", Phone: "+13135550199", Mail: "" } })).toMatchObject({
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

test("a value that is cut is marked, and stands whole in the first column", async () => {
  const First = "Maria del Carmen Guadalupe Esperanza de los Angeles";
  const Street = "12345 Grand Boulevard of the United Nations and Their Friends";
  const row = await rowOf(aCard({ First, Street }));
  expect(row.name).toBe("Maria del Carmen Guadalupe... 7K3M-9QXA");
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
    expect(row.notes).toBe("Not confirmed since 2026-11-03: keep, ask. PUMP NONVERB DNR? +note");
    expect(row.beforehand).toContain("The person may still live here: keep it, and ask.");
  }
});

test("a note without room for all needs says that there are more", async () => {
  const flags = ["NonVerbal", "MobilityImpairmentRequiringWheelChair", "MedicalPumps", "Obesity"] as const;
  const Medical = Object.fromEntries([...flags, "VisuallyImpaired", "DNR"].map((flag) => [flag, true]));
  const { notes } = await rowOf(anEnding("UNPAID", { Medical }));
  expect(notes).toBe("Not confirmed since 2026-11-03: keep, ask. PUMP >250LB WCHAIR +3 more +note");
});

test("a row says who reported it and when it was confirmed", async () => {
  expect((await rowOf(aCard())).beforehand).toContain("Reported by the family, confirmed 2026-11-20.");
  const { Confirmed: _, ...never } = aCard();
  expect((await rowOf(never)).beforehand).toContain("Reported by the family, registered 2026-11-01.");
});

test("two people of one name, and a person of two homes, never overwrite each other", async () => {
  const father = aCard({ First: "John", Last: "Smith" });
  const rows = await rowsOf(father, { ...father, ID: "2", Number: "0123456Z", Dob: "1990-01-01" });
  expect(new Set(rows.map(({ name }) => name)).size).toBe(2);
});

test("a unit or a need that is over does not stay: the import keeps the old value where a row has none", async () => {
  const row = await rowOf(aCard({ Street: "2 Main St", Medical: {}, additional: "", Description: "" }));
  expect(row).toMatchObject({ apt: "none", notes: "No needs reported" });
  expect(await rowOf(aCard({ Medical: {} }))).toMatchObject({ notes: "See the note" });
  const told = { Frightens: "Uniforms: he will fight", Allergies: "None known" };
  const { notes } = await rowOf(aCard({ Medical: {}, additional: "", Description: "", ...told }));
  expect(notes).toBe("Frightened by: Uniforms: he will fight");
});

test("names are in the letters that its table holds, and as they are written in the first column", async () => {
  const row = await rowOf(aCard({ First: "Łukasz", Last: "Żółć-Núñez O’Brien" }));
  expect(row.name).toBe("Lukasz Zólc-Núñez O'Brien 7K3M-9QXA");
  expect(row.beforehand).toContain("Łukasz Żółć-Núñez O’Brien");
  const other = await rowOf(aCard({ First: "小龙", Last: "李" }));
  expect(other.name).toBe("No Latin name 7K3M-9QXA");
  expect(other.beforehand).toContain("小龙 李");
});

test("an e-mail address is never shortened to another one", async () => {
  const row = await rowOf(aCard({ Mail: `${"a".repeat(50)}@example.com` }));
  expect(row.email).toBe("rosa@example.com");
  expect(row.beforehand).toContain(`${"a".repeat(50)}@example.com`);
});

test("the comma is the only sign that can be taken for the one between columns, and no backslash hides a quote", async () => {
  const text = '|||;;;\\"|;|;';
  const [file] = await ticketsCadCsv(
    [aCard({ First: text, Street: text, Description: text, additional: text })],
    about,
    noResources,
  );
  expect(String(file?.content)).not.toMatch(/[|;\t\\]/);
});

test("no text of a family breaks a row, is run, or is longer than its column", async () => {
  const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: "grapheme", maxLength: 150 }));
  const home = Object.fromEntries(shownHouseholdNames.map((name) => [name, text]));
  const family = fc.record({ First: text, Last: text, Street: text, City: text, additional: text, ...home });
  await fc.assert(
    fc.asyncProperty(fc.array(family, { minLength: 1, maxLength: 5 }), async (families) => {
      const rows = await rowsOf(...families.map(aCard));
      expect(rows).toHaveLength(families.length);
      for (const row of rows) expectTaken(row);
    }),
    { numRuns: howMany(40, 200) },
  );
});
