import { expect, test } from "vitest";
import { remoteChanges } from "#web/ui/edits/aspects.ts";
import { authorizationValuesOf, blankAuthorization } from "../authorization/authorizationValues.ts";
import { blankPerson } from "../person/personValues.ts";
import type { EditValues } from "./editValues.ts";
import { memberAspects, memberChanges } from "./memberAspects.ts";

const ada: EditValues = {
  ...blankPerson,
  ...blankAuthorization,
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
    ...{ accepted: true, choice: "GUARDIAN", understood: true },
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
    ["Waiver and authorization", "", "Accepted, filled in as parent or legal guardian"],
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

test("a half answered authorization is a change, which leaving the page would lose", () => {
  expect(memberChanges(ada, { ...ada, understood: true })).toHaveLength(1);
});

test("an authorization declared elsewhere replaces what was answered here", () => {
  const Authorization = { Choice: "SELF", Waiver: "2026-11-21", At: "2026-11-22T15:00:00.000Z" } as const;
  const theirs: EditValues = { ...ada, ...authorizationValuesOf({ Authorization }) };
  const mine: EditValues = { ...ada, accepted: true, choice: "GUARDIAN", understood: true };
  const news = remoteChanges(memberAspects, ada, theirs, mine);
  expect(news.map(({ aspect, now, isTyped }) => [aspect.label, now, isTyped])).toEqual([
    ["Waiver and authorization", "Accepted, filled in for yourself", false],
  ]);
});
