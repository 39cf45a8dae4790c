import { expect, test } from "vitest";
import { emergencyHeadline, emergencyLines, paperLines, wholeTexts } from "./emergencyLines.ts";

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
  expect(paperLines(alone, 900)).toEqual(emergencyLines(alone));
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
  const [last] = paperLines(person, 900).slice(-1);
  expect(emergencyLines(person).join(" ")).not.toMatch(/DNR|Insulin/);
  expect(last).toBe("Also: The family reports a DNR: see the paper; Medicines: Insulin; Bipolar");
});

const long = {
  Medical: { NonVerbal: true, Bipolar: true },
  Allergies: `Seasonal pollen, dust mites, cats; latex; penicillin: anaphylaxis${", and more".repeat(20)}`,
  Medicines: "None",
  PowerEquipment: [{ What: "Power wheelchair", Hours: 2 }, { What: "Ventilator", Hours: 6 }, { What: "Suction pump" }],
};

test("a text that a line shortens is told whole as well, and the hours of each device", () => {
  const [allergies, power, ...others] = wholeTexts(long);
  expect(allergies).toBe(`Allergies: ${long.Allergies}`);
  expect(power).toMatch(/Power wheelchair \(battery lasts 2 h\).*Ventilator \(battery lasts 6 h\).*Suction pump/);
  expect(others).toEqual([]);
  expect(wholeTexts({ Medical: {}, Allergies: "Latex", PowerEquipment: [{ What: "Ventilator", Hours: 6 }] })).toEqual(
    [],
  );
});

test("paper without room for all of it says that the page has more, and keeps the short and urgent", () => {
  const small = paperLines(long, 420);
  expect(small.at(-1)).toBe("More on the page: scan the code");
  expect(small.at(-2)).toMatch(/^Also: Needs power: Power wheelchair/);
  expect(small.join(" ").length).toBeLessThanOrEqual(420);
  expect(paperLines(long, 900).join(" ")).toContain(long.Allergies);
});
