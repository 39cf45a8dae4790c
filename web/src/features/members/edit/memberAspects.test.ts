import { expect, test } from "vitest";
import type { Member } from "#shared/model/member.ts";
import { needGroups } from "#shared/model/needGroup.ts";
import { factList, fieldsOf } from "#shared/model/personShapes.ts";
import { everythingSaid } from "#shared/testing/wholePeople.ts";
import { remoteChanges } from "#web/ui/edits/aspects.ts";
import { authorizationValuesOf, blankAuthorization } from "../authorization/authorizationValues.ts";
import { blankPerson, valuesOf } from "../person/personValues.ts";
import type { EditValues } from "./editValues.ts";
import { memberAspects, memberChanges } from "./memberAspects.ts";

const needGroupsOfForm: readonly string[] = needGroups;

const needsOf = (values: object): object => {
  const names = Object.keys(
    fieldsOf(factList.flatMap(([, fact]) => (needGroupsOfForm.includes(fact.form) ? [fact] : []))),
  );
  return Object.fromEntries(names.map((name) => [name, Reflect.get(values, name)]));
};

const ada: EditValues = {
  ...blankPerson,
  ...blankAuthorization,
  First: "Ada",
  Last: "Moreau",
  Sex: "F",
  Dob: "2014-03-04",
  Feet: 4,
  Inches: 10,
  Weight: "88",
  Phone: "(313) 555-0123",
  Photo: "https://photos.example/photos/a/1?signature=one",
  Medical: { DNR: true },
};

test("values that are stored alike are no change", () => {
  const alike: EditValues = {
    ...ada,
    First: " Ada ",
    Feet: "4",
    Inches: "10",
    Mail: "  ",
    Phone: "+1 313-555-0123",
    Photo: "https://photos.example/photos/a/1?signature=two",
    // Without its flag the text is not stored.
    Medical: { DNR: true, Bipolar: false, Other: false, OtherText: "Door code 4411" },
  };
  expect(memberChanges(ada, alike)).toEqual([]);
});

test("every changed field is told in words", () => {
  const changed: EditValues = {
    ...blankPerson,
    accepted: true,
    choice: "GUARDIAN",
    understood: true,
    First: "Áda",
    Last: "Silva",
    Sex: "O",
    Dob: "2015-12-01",
    Feet: "5",
    Inches: 0,
    Weight: "90",
    Mail: "ADA@example.org",
    Phone: "",
    Additional: "A quiet voice",
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

test("every need that is said or emptied is told in words, and blank ones are no change", () => {
  const labels = [
    ...["Communicates by", "Languages", "Allergies", "Medicines", "Needs power", "Service animal"],
    ...["Frightened by", "Calmed by", "May run to", "Usually at", "Emergency contacts", "To lift"],
  ];
  const said: EditValues = { ...valuesOf(everythingSaid.person as Member), ...blankAuthorization };
  const empty: EditValues = { ...said, ...needsOf(blankPerson) };
  const told = memberChanges(empty, said);
  expect(told.map(({ label, from }) => [label, from])).toEqual(labels.map((label) => [label, ""]));
  const words = told.map(({ to }) => to).join("\n");
  expect(everythingSaid.shown.filter((one) => !words.includes(one))).toEqual([]);
  expect(memberChanges(said, empty).map(({ to }) => to)).toEqual(labels.map(() => ""));
  const blank = { Contacts: [{ Name: "", Relation: " ", Phone: "" }], Languages: [""], RunsTo: { To: [] } };
  expect(memberChanges(empty, { ...empty, ...blank })).toEqual([]);
  expect(memberChanges(said, { ...said })).toEqual([]);
});

test("a half-filled row is a change, in the words that were typed", () => {
  const changed = memberChanges(ada, { ...ada, Contacts: [{ Name: "Rosa", Relation: "", Phone: "313" }] });
  expect(changed).toEqual([{ label: "Emergency contacts", from: "", to: "Rosa, 313" }]);
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
