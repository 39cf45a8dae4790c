import { expect, test } from "vitest";
import type { MedicalChecklist } from "#shared/model/medical.ts";
import { formatJacketNumber, jacketNumberOf } from "#shared/rules/jacketNumber.ts";
import { fitsJacket, readJacketSearch } from "./jacketSearch.ts";

const number = jacketNumberOf(new Uint8Array([0, 1, 31, 25, 10, 20, 3]));
const person = { First: "Zoë Ana", Last: "O’Brien-Núñez", Phone: "+13135550142", Medical: {} };
const address = { Street: "12 N Woodward Ave Apt 4", City: "Detroit", State: "MI", Zip: "48226" } as const;
const jacket = { person, address, number };

const finds = (text: string, Medical: MedicalChecklist = {}) =>
  fitsJacket(readJacketSearch(text), { ...jacket, person: { ...person, Medical } });

test.each([
  ...["12 north woodward avenue", "12 N. Woodward Av", "woodward avenue 12", "12 woodward apartment 4", "#4 woodward"],
  ...["(313) 555-0142", "3135550142", "+1 313.555.0142", "nunez 313-555-0142", "zoe 12 woodw", "detroit 48226", ""],
  ...[number, number.toLowerCase(), formatJacketNumber(number), formatJacketNumber(number).replace("-", " ")],
  ...[number.replaceAll("0", "O").replaceAll("1", "l"), number.slice(0, 4)],
])("%j finds the jacket", (text) => expect(finds(text)).toBe(true));

test.each([
  ...["12 south woodward", "22 north woodward", "12 woodward street", "12 woodward lo", "313-555-0143"],
  ...["moreau 313-555-0142", "555", "wheelchair", jacketNumberOf(new Uint8Array(7))],
])("%j does not find it", (text) => expect(finds(text)).toBe(false));

test("a unit is found behind its sign, too", () => {
  const signed = { ...jacket, address: { ...address, Street: "12 N Woodward Ave #4" } };
  for (const text of ["woodward apartment 4", "apt 4", "#4", "unit 4 woodward"])
    expect(fitsJacket(readJacketSearch(text), signed), text).toBe(true);
});

test("a unit is found where the family gives it beside the street", () => {
  const apart = { ...jacket, address: { ...address, Street: "12 N Woodward Ave" }, household: { Unit: "4" } };
  for (const text of ["woodward apartment 4", "12 woodward apt 4", "#4"])
    expect(fitsJacket(readJacketSearch(text), apart), text).toBe(true);
  expect(fitsJacket(readJacketSearch("apt 5"), apart)).toBe(false);
});

test("every sign for an apostrophe is none", () => {
  const named = { ...jacket, person: { ...person, First: "Kealiʻi", Last: "Ka‘imi" } };
  for (const text of ["kealii kaimi", "Keali'i", "ka’imi"])
    expect(fitsJacket(readJacketSearch(text), named), text).toBe(true);
});

test.each([
  ["wheelchair", "MobilityImpairmentRequiringWheelChair"],
  ["wheel chair", "MobilityImpairmentRequiringWheelChair"],
  ["power", "MedicalPumps"],
  ["non-verbal", "NonVerbal"],
  ["nonverbal", "NonVerbal"],
  ["DNR", "DNR"],
  ["autism", "AutismASD"],
  ["asd", "AutismASD"],
  ["deaf", "HearingImpairment"],
  ["blind", "VisuallyImpaired"],
  ["dementia", "AlzheimersDementia"],
] as const)("the need %j finds who has it, and no one else", (text, flag) => {
  expect(finds(text, { [flag]: true })).toBe(true);
  expect(finds(`${text} woodward`, { [flag]: true })).toBe(true);
  expect(finds(text, { [flag]: false, Bipolar: true })).toBe(false);
});

test("the beginning of a name finds no need, and the flag of a sealed text is looked for by no word", () => {
  expect(finds("al", { AlzheimersDementia: true })).toBe(false);
  expect(finds("other", { Other: true })).toBe(false);
});
