import { expect, test } from "vitest";
import { emergencyHeadline, emergencyLines, paperLines } from "./emergencyLines.ts";

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

test("paper tells what five lines leave out, in plain words, and nothing of Other", () => {
  const alone = { Medical: { NonVerbal: true, Other: true } };
  expect(paperLines(alone)).toEqual(emergencyLines(alone));
  const person = {
    Medical: {
      NonVerbal: true,
      DNR: true,
      MobilityImpairmentRequiringWheelChair: true,
      Bipolar: true,
      MedicalPumps: true,
    },
    RunsTo: { To: ["WATER" as const] },
    Allergies: "Penicillin",
    Medicines: "Insulin",
  };
  const [last] = paperLines(person).slice(-1);
  expect(emergencyLines(person).join(" ")).not.toMatch(/DNR|Insulin/);
  expect(last).toBe("Also: The family reports a DNR: see the paper, Bipolar, Medicines: Insulin");
});
