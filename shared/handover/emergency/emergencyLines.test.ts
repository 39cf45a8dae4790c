import { expect, test } from "vitest";
import { emergencyHeadline, emergencyLines } from "./emergencyLines.ts";

const Medical = { NonVerbal: true, DNR: true, Other: true };

test("a card hints at no text under Other, and at notes only where its page shows them", () => {
  const alone = { Medical: { Other: true } };
  expect([emergencyLines(alone), emergencyHeadline(alone, ["NEEDS"])]).toEqual([[], ""]);
  const person = { Medical, Additional: "Hums when calm" };
  expect(emergencyHeadline(person, ["NEEDS"])).toBe("NONVERB DNR?");
  expect(emergencyHeadline(person, ["NOTES"])).toBe("NONVERB DNR? +note");
});

test("the first steps are those of the departments' card, without what is of the home alone", () => {
  const lines = emergencyLines({ Medical, UsuallyAt: "Back room", Communication: ["PICTURE_CARDS"] });
  expect(lines[0]).toMatch(/^Does not speak/);
  expect(lines.join(" ")).toMatch(/picture cards.*DNR.*Back room/i);
});
