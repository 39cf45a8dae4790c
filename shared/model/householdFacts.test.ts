import { expect, test } from "vitest";
import { createHousehold, updateHousehold } from "#shared/contract/households.ts";
import { household } from "./household.ts";
import { householdFactList } from "./householdFacts.ts";
import { householdFactNames, sealedFacts, shownFacts, type WholeHousehold } from "./householdShapes.ts";
import { entry, medicalRecord } from "./jacket/entry.ts";
import { householdLines, sealedHouseholdLines } from "./jacket/householdLines.ts";

const all: WholeHousehold = Object.fromEntries(householdFactNames.map((name) => [name, `Said of ${name}`]));

test("each fact is in requests and answers, and either on cards or in an opened record", () => {
  for (const [name, { departments }] of householdFactList) {
    const isShown = departments === "shown";
    const shapes = [createHousehold.request, updateHousehold.request, household, entry, medicalRecord];
    expect(
      shapes.map(({ shape }) => name in shape),
      name,
    ).toEqual([true, true, true, isShown, !isShown]);
  }
});

test("each fact has one line: on the card when it is shown, in an opened record when it is sealed", () => {
  const [shown, sealed] = [householdLines(all), sealedHouseholdLines(all)];
  expect([...shown, ...sealed]).toHaveLength(householdFactList.length);
  expect(sealed).toEqual([["Door and gate", "Said of Entry"]]);
  expect(householdLines({ Pets: "", Floor: "2" })).toEqual([["Floor", "2"]]);
});

test("what is sealed is never among what is shown, whatever else the values hold", () => {
  const held = { ...all, Colour: "red" } as WholeHousehold;
  expect(Object.keys(shownFacts(held))).toEqual(["Unit", "Floor", "Description", "Pets", "ShutOffs"]);
  expect(sealedFacts(held)).toEqual({ Entry: "Said of Entry" });
});

test("a unit is one line, whatever was pasted", () => {
  const said = createHousehold.request.shape.Unit.safeParse(" 4\n B ");
  expect(said.data).toBe("4 B");
});

test("a person who reads a form is told of each fact what to write and who reads it", () => {
  for (const [name, { help }] of householdFactList) expect(help, name).toMatch(/[Cc]rews.* read/);
});
