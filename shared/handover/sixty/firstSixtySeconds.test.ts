import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CrewPerson } from "#shared/model/jacket/CrewPerson.ts";
import { medicalFlags } from "#shared/model/medical.ts";
import { hostileTexts } from "#shared/testing/aCard.ts";
import { described } from "#shared/testing/describedPeople.ts";
import { firstSixtySeconds, mostLines } from "./firstSixtySeconds.ts";

const wordsOf = (person: Partial<CrewPerson>, household = {}) =>
  firstSixtySeconds({ Medical: {}, ...person }, household).map(({ words }) => words);

describe("a crew reads the lines that were written beforehand", () => {
  test.each(described)("for $who", ({ person, household = {}, lines }) => {
    expect(wordsOf(person, household)).toEqual(lines);
  });
});

test("forty people are described", () => {
  expect(described).toHaveLength(40);
});

test("each flag has an instruction, and says that it comes from there", () => {
  for (const flag of medicalFlags) {
    const [line] = firstSixtySeconds({ Medical: { [flag]: true } }, {});
    expect(line?.from).toEqual([flag]);
  }
});

test("the text of 'Other' and a code of the door are in no line, even if a card had them by mistake", () => {
  const home = { Pets: "a cat", Entry: "Gate code 4712" };
  const sealed = { Medical: { Other: true, OtherText: "Door code 4711" } };
  expect(JSON.stringify(firstSixtySeconds(sealed, home))).not.toMatch(/471/);
});

test.each([
  ["The fountain", "the fountain"],
  ["His aunt's house", "his aunt's house"],
  ["Theo's house", "Theo's house"],
])("the place %s is written as %s within a line", (Place, written) => {
  expect(wordsOf({ RunsTo: { To: ["WATER", "PLACE"], Place } })).toEqual([`Runs to water and ${written}`]);
});

test("a quote that is cut off ends in three dots, also before another sentence", () => {
  const What = "Power wheelchair with a joystick at the left side";
  const [line] = wordsOf({
    PowerEquipment: [
      { What, Hours: 2 },
      { What: "Ventilator", Hours: 6 },
    ],
  });
  expect(line).toBe("Battery lasts 2 h: Power wheelchair with a joystick at the left... Also: Ventilator");
});

const told = fc.record(
  {
    Medical: fc.record(Object.fromEntries(medicalFlags.map((flag) => [flag, fc.boolean()]))),
    Communication: fc.uniqueArray(fc.constantFrom("SPEAKS", "SIGNS", "PICTURE_CARDS", "DEVICE", "GESTURES", "WRITES")),
    Languages: fc.uniqueArray(fc.constantFrom("en", "es", "ar", "hmn", "zh")),
    Allergies: fc.constantFrom(...hostileTexts),
    Medicines: fc.constantFrom(...hostileTexts),
    PowerEquipment: fc.array(
      fc.record({
        What: fc.constantFrom(...hostileTexts),
        Hours: fc.option(fc.nat(999), { nil: undefined }),
      }),
      { maxLength: 3 },
    ),
    Lifting: fc.record({ People: fc.integer({ min: 1, max: 6 }), How: fc.constantFrom(...hostileTexts) }),
    RunsTo: fc.record({
      To: fc.uniqueArray(fc.constantFrom("WATER", "TRAFFIC", "PLACE")),
      Place: fc.constantFrom(...hostileTexts),
    }),
    UsuallyAt: fc.constantFrom(...hostileTexts),
  },
  { requiredKeys: ["Medical"] },
);

test("whatever a family tells, there are at most five lines, each short, on one line and of its own", () => {
  fc.assert(
    fc.property(told, (person) => {
      const lines = firstSixtySeconds(person as CrewPerson, {});
      expect(lines.length).toBeLessThanOrEqual(mostLines);
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      for (const { words } of lines) {
        expect(words.length).toBeLessThanOrEqual(140);
        expect(words).not.toMatch(/[\r\n]|undefined/);
      }
    }),
    { numRuns: 300 },
  );
});
