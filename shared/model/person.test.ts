import { expect, test } from "vitest";
import { everythingSaid } from "#shared/testing/wholePeople.ts";
import { formGroups, onCard } from "./fact.ts";
import { cardLines, everyLine } from "./jacket/cardLines.ts";
import { entry, namedForEntry } from "./jacket/entry.ts";
import { member } from "./member.ts";
import { personFacts } from "./person.ts";
import { erasePerson, factList, type Person, personFields, personRequest, showPerson } from "./personShapes.ts";

const ada: Person = {
  First: "Ada",
  Last: "Moreau",
  Sex: "F",
  Dob: "2014-03-04",
  Feet: 4,
  Inches: 10,
  Weight: "88",
  Mail: "ada@example.org",
  Phone: "+13135550123",
  Additional: "A quiet voice",
  img: "photos/a/1",
  Medical: { NonVerbal: true, Other: true, OtherText: "Door code 4411" },
};

test("each field of a fact is in requests and answers, and in entries where departments see it", () => {
  const shown = factList.flatMap(([, { fields, departments }]) => (departments === "shown" ? Object.keys(fields) : []));
  expect(Object.keys(personRequest.shape)).toEqual(Object.keys(personFields));
  expect(Object.keys(member.shape)).toEqual(expect.arrayContaining(Object.keys(personFields)));
  const renamed = shown.map((name) => (name === "Additional" ? "additional" : name));
  expect(Object.keys(entry.shape)).toEqual(expect.arrayContaining(renamed));
});

test("the documented requests and entries keep their fields", () => {
  const request = "Additional Dob Feet First Inches Last Mail Medical Phone Sex Weight img";
  expect(Object.keys(personRequest.shape)).toEqual(expect.arrayContaining(request.split(" ")));
  const documented =
    "ID First Last img CreateDate Street City State Zip Mail Phone Dob Sex Feet Inches Weight additional Medical";
  expect(Object.keys(entry.shape)).toEqual(expect.arrayContaining(documented.split(" ")));
});

test("departments are shown no sealed text", () => {
  expect(JSON.stringify(namedForEntry(showPerson(ada)))).not.toContain("4411");
  expect(showPerson(ada).Medical).toEqual({ NonVerbal: true, Other: true });
});

test("a card says each fact in its place, and what a family did not say", () => {
  expect(cardLines(ada, undefined, "2026-11-22")).toEqual([
    ["Name", "Ada Moreau"],
    ["Email", "ada@example.org"],
    ["Phone", "(313) 555-0123"],
    ["Notes", "A quiet voice"],
    ["Born", "Mar 04 2014 (12)"],
    ["Sex", "F"],
    ["Height", "4 ft 10 in"],
    ["Weight", "88 lb"],
  ]);
  expect(onCard(personFacts.Email, { ...ada, Mail: undefined })).toBe("(not provided)");
});

test("every fact that departments see has a line on the card or is drawn in its own way", () => {
  const inWords = new Set(cardLines(everythingSaid.person).map(([label]) => label));
  for (const [name, { label, card, departments }] of factList)
    expect(card === "own" || departments === "never" || inWords.has(label), name).toBe(true);
});

test("a need has a line on the card only where it is given, and every one in what changed", () => {
  const said = { ...ada, Allergies: "Latex" };
  expect(cardLines(said).slice(-1)).toEqual([["Allergies", "Latex"]]);
  expect(everyLine(ada)).toContainEqual(["Allergies", "(not provided)"]);
});

test("a usual input is for a fact of one field", () => {
  for (const [name, { input, fields }] of factList)
    expect(input === undefined || Object.keys(fields).length === 1, name).toBe(true);
});

test("every fact stands in a group of the form", () => {
  for (const [name, { form }] of factList) expect(formGroups, name).toContain(form);
});

test("of an erased person only the declared facts are kept, whatever else a row holds", () => {
  const stored = { ...showPerson(ada), BloodType: "0-", Medical: { NonVerbal: true } };
  expect(erasePerson(stored)).toEqual({
    First: "Ada",
    Last: "Moreau",
    Sex: "F",
    Dob: "2014-03-04",
    Feet: 4,
    Inches: 10,
    Weight: "88",
    img: "",
    Medical: {},
  });
});
