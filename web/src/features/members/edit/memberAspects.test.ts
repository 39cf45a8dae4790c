import { expect, test } from "vitest";
import { remoteChanges } from "#web/ui/edits/aspects.ts";
import { blankConsent } from "../consent/consent.ts";
import { blankPerson } from "../person/personValues.ts";
import { type EditValues, memberAspects, memberChanges } from "./memberAspects.ts";

const ada: EditValues = {
  ...blankPerson,
  ...blankConsent,
  ...{ First: "Ada", Last: "Moreau", Sex: "F", Dob: "2014-03-04", Feet: 4, Inches: 10, Weight: "88" },
  Phone: "(313) 555-0123",
  Photo: "https://photos.example/photos/a/1?signature=one",
  Medical: { DNR: true },
};

test("values that are stored alike are no change", () => {
  const alike: EditValues = {
    ...ada,
    ...{ First: " Ada ", Feet: "4", Inches: "10", Mail: "  ", Phone: "+1 313-555-0123" },
    Photo: "https://photos.example/photos/a/1?signature=two",
    // Without its flag the text is not stored.
    Medical: { DNR: true, Bipolar: false, Other: false, OtherText: "Door code 4411" },
  };
  expect(memberChanges(ada, alike)).toEqual([]);
});

test("every changed field is told in words", () => {
  const changed: EditValues = {
    ...blankPerson,
    ...blankConsent,
    ...{ First: "Áda", Last: "Silva", Sex: "O", Dob: "2015-12-01", Feet: "5", Inches: 0, Weight: "90" },
    ...{ Mail: "ADA@example.org", Phone: "", Additional: "A quiet voice" },
    Photo: new Blob(["new"]),
    Medical: { NonVerbal: true, Other: true, OtherText: "Door code 4411" },
  };
  expect(memberChanges(ada, changed).map(({ label, from, to }) => [label, from, to])).toEqual([
    ["Photo", "The photo on file", "A new photo"],
    ["First name", "Ada", "Áda"],
    ["Last name", "Moreau", "Silva"],
    ["Sex", "Female", "Other"],
    ["Date of birth", "Mar 04 2014", "Dec 01 2015"],
    ["Height", "4 ft 10 in", "5 ft 0 in"],
    ["Weight in pounds", "88", "90"],
    ["Email", "", "ada@example.org"],
    ["Phone", "(313) 555-0123", ""],
    ["Notes", "", "A quiet voice"],
    ["Medical: DNR", "Yes", "No"],
    ["Medical: Non Verbal", "No", "Yes"],
    ["Medical: Other", "No", "Yes"],
    ["What else crews should know", "", "Door code 4411"],
  ]);
});

test("a change made elsewhere stands beside the input, where both differ", () => {
  const theirs: EditValues = { ...ada, Weight: "90", Additional: "Theirs", First: "Adah" };
  const mine: EditValues = { ...ada, Additional: "Mine", First: "Adah", Last: "Silva" };
  const news = remoteChanges(memberAspects, ada, theirs, mine);
  expect(news.map(({ aspect, before, now, isTyped }) => [aspect.label, before, now, isTyped])).toEqual([
    ["First name", "Ada", "Adah", false],
    ["Weight in pounds", "88", "90", false],
    ["Notes", "", "Theirs", true],
  ]);
});

test("a declaration is a change once the waiver is answered wholly, and says who allows it", () => {
  const begun: EditValues = { ...ada, choice: "GUARDIAN" };
  expect(memberChanges(ada, begun)).toEqual([]);
  expect(memberChanges(ada, { ...begun, accepted: true, understood: true })).toEqual([
    { label: "Authorization", from: "", to: "I am this person's parent or legal guardian." },
  ]);
});
