import { expect, test } from "vitest";
import { cardLines } from "#shared/model/jacket/cardLines.ts";
import { type Entry, namedForEntry, personOf } from "#shared/model/jacket/entry.ts";
import { erasePerson, showPerson } from "#shared/model/personShapes.ts";
import { aCard } from "#shared/testing/aCard.ts";
import { about, noResources } from "#shared/testing/anExport.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { wholePeople } from "#shared/testing/wholePeople.ts";
import { eido } from "./eido/eido.ts";
import { fhirBundle } from "./fhir/fhirBundle.ts";
import { geoJson } from "./geojson/geoJson.ts";
import { nenaBlocks } from "./nena/nenaBlocks.ts";
import { ticketsCadCsv } from "./ticketscad/ticketsCadCsv.ts";

const people = wholePeople(howMany(10, 200));

async function textsOf(card: Entry): Promise<readonly string[]> {
  const formats = [ticketsCadCsv, eido, fhirBundle, nenaBlocks];
  const files = await Promise.all(formats.map((make) => make([card], about, noResources)));
  return [
    JSON.stringify(cardLines(personOf(card))),
    ...files.map((made) => made.map(({ content }) => String(content)).join("\n")),
  ];
}

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
