import { expect, test } from "vitest";
import { type Aspect, changesOf, remoteChanges } from "./aspects.ts";

interface Place {
  readonly Name: string;
  readonly Note: string;
}

const text = (name: keyof Place): Aspect<Place> => ({
  label: name,
  names: [name],
  show: (values) => values[name].trim(),
});
const aspects = [text("Name"), text("Note")];
const home = { Name: "Home", Note: "Blue door" };

test("values that read alike are no change, an emptied text is", () => {
  expect(changesOf(aspects, home, { Name: " Home ", Note: "Blue door\n" })).toEqual([]);
  expect(changesOf(aspects, home, { Name: "Home", Note: "" })).toEqual([{ label: "Note", from: "Blue door", to: "" }]);
});

const told = (theirs: Place, mine: Place) =>
  remoteChanges(aspects, home, theirs, mine).map(({ aspect, before, now, isTyped }) => [
    aspect.label,
    before,
    now,
    isTyped,
  ]);

test("a change elsewhere of an untouched field is to be taken over", () => {
  expect(told({ ...home, Name: "Cabin" }, { ...home, Note: "Red door" })).toEqual([["Name", "Home", "Cabin", false]]);
});

test("input against a change elsewhere stays", () => {
  expect(told({ ...home, Name: "Cabin" }, { ...home, Name: "Hut" })).toEqual([["Name", "Home", "Cabin", true]]);
});

test("the same change on both sides is settled", () => {
  expect(told({ ...home, Name: "Cabin" }, { ...home, Name: "Cabin " })).toEqual([["Name", "Home", "Cabin", false]]);
});
