import fc from "fast-check";
import { expect, test } from "vitest";
import { cardLines } from "#shared/model/jacket/cardLines.ts";
import { type Entry, namedForEntry, personOf } from "#shared/model/jacket/entry.ts";
import { erasePerson, showPerson } from "#shared/model/personShapes.ts";
import { aCard } from "#shared/testing/aCard.ts";
import { about, noResources } from "#shared/testing/anExport.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { wholePeople } from "#shared/testing/wholePeople.ts";
import type { MakeExport } from "./ExportFormat.ts";
import { eido } from "./eido/eido.ts";
import { fhirBundle } from "./fhir/fhirBundle.ts";
import { geoJson } from "./geojson/geoJson.ts";
import { nenaBlocks } from "./nena/nenaBlocks.ts";
import { ticketsCadCsv } from "./ticketscad/ticketsCadCsv.ts";
import { escapeMarkup } from "./xml/escapeMarkup.ts";

const people = wholePeople(howMany(5, 200));

const formats = [ticketsCadCsv, eido, fhirBundle, nenaBlocks];

async function filesOf(makes: readonly MakeExport[], cards: readonly Entry[]): Promise<readonly string[]> {
  const files = await Promise.all(makes.map((make) => make(cards, about, noResources)));
  return files.map((made) => made.map(({ content }) => String(content)).join("\n"));
}

const textsOf = async (card: Entry): Promise<readonly string[]> => [
  JSON.stringify(cardLines(personOf(card))),
  ...(await filesOf(formats, [card])),
];

test(`what departments may see of ${people.length} people is on card, table, incident data, additional data and health record`, async () => {
  for (const { person, shown, sealed } of people) {
    const texts = await textsOf(aCard(namedForEntry(showPerson(person))));
    for (const [format, text] of texts.entries()) {
      expect(
        shown.filter((words) => !text.includes(words)),
        `format ${format}`,
      ).toEqual([]);
      expect(text).not.toContain(sealed);
    }
  }
});

test("a map of households tells nothing of them", async () => {
  for (const { person, sealed } of people.slice(0, 20)) {
    const [file] = await geoJson([aCard(namedForEntry(showPerson(person)))], about, noResources);
    const { Allergies = sealed, Contacts = [] } = person;
    for (const words of [sealed, Allergies, ...Contacts.map(({ Name }) => Name)])
      expect(String(file?.content)).not.toContain(words);
  }
});

test("of an erased person a department keeps what names the record, and none of these facts", () => {
  for (const { person, shown, sealed } of people) {
    const left = erasePerson(showPerson(person));
    expect(Object.keys(left).sort()).toEqual([
      ...["Dob", "Feet", "First", "Inches", "Last", "Medical", "Sex", "Weight", "img"],
    ]);
    const text = JSON.stringify(left);
    for (const words of [sealed, ...shown]) expect(text).not.toContain(words);
  }
});

const number = fc.integer({ min: 1, max: 99_999 });
const name = fc.constantFrom(
  ..."Ford,Grand River,Saint Clair,Lake Shore,Old Mill,O’Brien,Cañon,Mount Hope,Winston-Salem,5th,West End".split(","),
);
const suffix = fc.constantFrom(..."Rd,Ave,St,Street,Blvd,Drive,Ct,Lane,Way,Hwy,Pkwy,Circle".split(","));
const street = fc.tuple(name, suffix).map((words) => words.join(" "));
const direction = fc.constantFrom(..."N,S,East,West,NW,SE".split(","));
const written = (...parts: readonly (string | fc.Arbitrary<string | number>)[]) =>
  fc.tuple(...parts.map((part) => (typeof part === "string" ? fc.constant(part) : part))).map((all) => all.join(""));

test.each([
  ["plain", written(number, " ", street)],
  ["with directions", written(number, " ", direction, " ", street, " ", direction)],
  ["with a unit", written(number, " ", street, ", Apt ", number, fc.constantFrom("", "B"))],
  ["with floor and unit", written(number, " ", street, ", 3rd Floor, #", number)],
  ["of two flats", written(number, " ", street, fc.constantFrom(" Lower Flat", " Upper", " Rear"))],
  ["with a fraction", written(number, fc.constantFrom(" 1/2 ", "-1/2 ", " 1/4 "), street)],
  ["of Queens", written(number, "-", number, " ", street)],
  ["of Wisconsin's grid", written("W", number, fc.constantFrom("", " "), "N", number, " ", street)],
  ["of Utah's grid", written(number, " ", direction, " ", number, " ", direction)],
  ["of numbered roads", written(number, " ", fc.constantFrom("County Road ", "US Highway ", "M-"), number)],
  ["of the country", written("RR ", number, " Box ", number)],
])("an address %s keeps every typed word in every format", async (_, lines) => {
  const cards = fc
    .sample(lines, howMany(20, 200))
    .map((Street, at) => aCard({ ID: `${at}`, Number: String(at).padStart(8, "0"), HouseHoldID: `${at}`, Street }));
  const texts = await filesOf([...formats, geoJson], cards);
  for (const [format, text] of texts.entries())
    for (const { Street } of cards)
      expect(text.includes(Street) || text.includes(escapeMarkup(Street)), `${Street} in ${format}`).toBe(true);
});
