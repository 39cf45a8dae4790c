import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { namedForEntry } from "#shared/model/jacket/entry.ts";
import { showPerson } from "#shared/model/personShapes.ts";
import { aCard } from "#shared/testing/aCard.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { wholePeople } from "#shared/testing/wholePeople.ts";
import { EntryFacts } from "#web/entities/jacket/EntryFacts.tsx";
import { JacketSheet } from "#web/entities/jacket/print/JacketSheet.tsx";
import { jacketLine } from "../copy/jacketLine.ts";
import { jacketText } from "../copy/jacketText.ts";

const people = wholePeople(howMany(5, 200));

test(`what departments may see of ${people.length} people is on card, print and copy; what is sealed is on none but the print`, () => {
  for (const { person, shown, sealed } of people) {
    const entry = aCard(namedForEntry(showPerson(person)));
    const record = { First: person.First, Last: person.Last, Medical: person.Medical };
    const print = renderToStaticMarkup(<JacketSheet opened={{ entry, record }} printed="Printed today" />);
    const card = renderToStaticMarkup(<EntryFacts entry={entry} withNotes={false} />);
    const copies = [jacketText(entry, false), jacketLine(entry, false)];
    for (const text of [print, card, ...copies]) expect(shown.filter((words) => !text.includes(words))).toEqual([]);
    expect(print).toContain(sealed);
    for (const text of [card, ...copies]) expect(text).not.toContain(sealed);
  }
});

test("a fact that is not given has no line on card or print", () => {
  const entry = aCard();
  const record = { First: "Ada", Last: "Miller", Medical: {} };
  const sheet = renderToStaticMarkup(<JacketSheet opened={{ entry, record }} printed="Printed today" />);
  const card = renderToStaticMarkup(<EntryFacts entry={entry} withNotes />);
  for (const label of ["Allergies", "Medicines", "Languages", "Emergency contacts", "Service animal"])
    for (const text of [sheet, card]) expect(text).not.toContain(label);
});
