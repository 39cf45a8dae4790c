import type { CrewHousehold, CrewPerson } from "#shared/model/jacket/CrewPerson.ts";

interface DescribedPerson {
  readonly who: string;
  readonly person: Partial<CrewPerson>;
  readonly household?: CrewHousehold;
  readonly lines: readonly string[];
}

/** As families describe them. Written before the function. */
export const described: readonly DescribedPerson[] = [
  {
    who: "a boy of nine with autism who does not speak, uses picture cards and runs to the pond",
    person: {
      Medical: { AutismASD: true, NonVerbal: true },
      Communication: ["PICTURE_CARDS"],
      RunsTo: { To: ["WATER"] },
      Frightens: "Sirens and flashing lights",
      Calms: "His weighted blanket",
    },
    lines: ["Does not speak: use picture cards", "Do not touch first: go slow", "Runs to water"],
  },
  {
    who: "a woman of whom no more is told than that she does not speak",
    person: { Medical: { NonVerbal: true } },
    lines: ["Does not speak: watch for other signs"],
  },
  {
    who: "a man on a ventilator with a battery of four hours, whom two people lift with a sling",
    person: {
      Medical: { MedicalPumps: true },
      PowerEquipment: [{ What: "Ventilator", Hours: 4 }],
      Lifting: { People: 2, How: "Use the sling on the door" },
    },
    lines: ["Battery lasts 4 h: Ventilator. Also: medical pump", "Two people to lift: Use the sling on the door"],
  },
  {
    who: "a grandmother with dementia and DNR papers",
    person: { Medical: { DNR: true, AlzheimersDementia: true } },
    lines: ["May be confused: say your name, go slow", "The family reports a DNR: see the paper"],
  },
  {
    who: "a man who is hard of hearing and no more",
    person: { Medical: { HearingImpairment: true } },
    lines: ["May not hear you: face them, write it down"],
  },
  {
    who: "a deaf woman who signs",
    person: { Medical: { HearingImpairment: true }, Communication: ["SIGNS"] },
    lines: ["May not hear you: face them, use sign language"],
  },
  {
    who: "a deaf man who does not speak, signs and writes",
    person: { Medical: { HearingImpairment: true, NonVerbal: true }, Communication: ["SIGNS", "WRITES"] },
    lines: ["Does not speak, may not hear: use sign language or pen and paper"],
  },
  {
    who: "a deaf girl who does not speak, and nothing is told of how she talks",
    person: { Medical: { HearingImpairment: true, NonVerbal: true } },
    lines: ["Does not speak, may not hear: face them, watch for other signs"],
  },
  {
    who: "a man who lost his sight",
    person: { Medical: { VisuallyImpaired: true } },
    lines: ["May not see you: say who you are"],
  },
  {
    who: "a woman who neither hears nor sees well",
    person: { Medical: { HearingImpairment: true, VisuallyImpaired: true } },
    lines: ["May not hear you: face them, write it down", "May not see you: say who you are"],
  },
  {
    who: "a teenager with autism who speaks",
    person: { Medical: { AutismASD: true }, Communication: ["SPEAKS"] },
    lines: ["Do not touch first: go slow"],
  },
  {
    who: "a girl who is non-verbal by her list, and speaks a few words by her family",
    person: { Medical: { NonVerbal: true }, Communication: ["SPEAKS", "DEVICE"] },
    lines: ["May not speak: use their device"],
  },
  {
    who: "a boy who is non-verbal by his list, and only speaks by his family",
    person: { Medical: { NonVerbal: true }, Communication: ["SPEAKS"] },
    lines: ["May not speak: give them time"],
  },
  {
    who: "a man who speaks, and to whom picture cards help",
    person: { Communication: ["SPEAKS", "PICTURE_CARDS"] },
    lines: ["Talk, and use picture cards"],
  },
  {
    who: "a woman who signs, of whom nothing is told of her hearing",
    person: { Communication: ["SIGNS"] },
    lines: ["Use sign language to talk"],
  },
  {
    who: "a woman who knows four ways to talk",
    person: {
      Medical: { NonVerbal: true },
      Communication: ["SIGNS", "PICTURE_CARDS", "GESTURES", "WRITES"],
    },
    lines: ["Does not speak: use picture cards, sign language or pen and paper"],
  },
  {
    who: "a grandfather who speaks Arabic and French",
    person: { Communication: ["SPEAKS"], Languages: ["ar", "fr"] },
    lines: ["Use Arabic or French if you can"],
  },
  {
    who: "a father who speaks Spanish and English",
    person: { Languages: ["es", "en"] },
    lines: [],
  },
  {
    who: "a boy who runs to the street and to the playground",
    person: { RunsTo: { To: ["TRAFFIC", "PLACE"], Place: "Clark Park" } },
    lines: ["Runs to traffic and Clark Park"],
  },
  {
    who: "a girl who runs to water, the street and her school",
    person: { RunsTo: { To: ["WATER", "TRAFFIC", "PLACE"], Place: "her school" } },
    lines: ["Runs to water, traffic and her school"],
  },
  {
    who: "a man who runs off to a place without a name",
    person: { RunsTo: { To: ["PLACE"] } },
    lines: ["Runs off"],
  },
  {
    who: "a woman who needs a wheelchair",
    person: { Medical: { MobilityImpairmentRequiringWheelChair: true } },
    lines: ["Needs a wheelchair: take it along"],
  },
  {
    who: "a man of more than 250 pounds",
    person: { Medical: { Obesity: true } },
    lines: ["Over 250 lb: get help to lift"],
  },
  {
    who: "a man of more than 250 pounds in a wheelchair, whom four people lift",
    person: {
      Medical: { Obesity: true, MobilityImpairmentRequiringWheelChair: true },
      Lifting: { People: 4 },
    },
    lines: ["Four people to lift (over 250 lb)", "Needs a wheelchair: take it along"],
  },
  {
    who: "a small child whom one person carries",
    person: { Lifting: { People: 1, How: "Hold the head" } },
    lines: ["One person to lift: Hold the head"],
  },
  {
    who: "a veteran who lost a leg",
    person: { Medical: { LimbsMissingOrPartiallyMissing: true } },
    lines: ["Limb missing: ask how to move them"],
  },
  {
    who: "a boy with a pump, and no more",
    person: { Medical: { MedicalPumps: true } },
    lines: ["Has a medical pump: keep it on"],
  },
  {
    who: "a boy with a feeding pump of two hours, ticked in the list as well",
    person: { Medical: { MedicalPumps: true }, PowerEquipment: [{ What: "feeding pump", Hours: 2 }] },
    lines: ["Battery lasts 2 h: feeding pump"],
  },
  {
    who: "a woman with an oxygen maker whose battery nobody knows",
    person: { PowerEquipment: [{ What: "oxygen maker" }] },
    lines: ["Needs power: oxygen maker"],
  },
  {
    who: "a man with three machines, one without a battery",
    person: {
      PowerEquipment: [{ What: "bed", Hours: 8 }, { What: "suction" }, { What: "oxygen maker", Hours: 0 }],
    },
    lines: ["Stops when power fails: oxygen maker. Also: suction, bed"],
  },
  {
    who: "a woman who is allergic to penicillin and takes a blood thinner",
    person: { Allergies: "Penicillin", Medicines: "Warfarin" },
    lines: ["Watch out for allergies: Penicillin", "Look at the medicines: Warfarin"],
  },
  {
    who: "a man without allergies, as his family writes",
    person: { Allergies: "None known", Medical: { DNR: true } },
    lines: ["The family reports a DNR: see the paper"],
  },
  {
    who: "a girl with a long list of allergies",
    person: {
      Allergies: "Peanuts, tree nuts, cow's milk, eggs, latex gloves, penicillin and bee stings",
    },
    lines: ["Watch out for allergies: Peanuts, tree nuts, cow's milk, eggs, latex..."],
  },
  {
    who: "a woman with a mental health problem and bipolar disorder",
    person: { Medical: { MentalHealthProblem: true, Bipolar: true } },
    lines: ["Stay calm, give them space"],
  },
  {
    who: "a man after a brain injury",
    person: { Medical: { BrainInjury: true } },
    lines: ["Give them one step at a time"],
  },
  {
    who: "a man who does not see, with a guide dog, usually in the back bedroom upstairs",
    person: {
      Medical: { VisuallyImpaired: true },
      ServiceAnimal: "Rex, guide dog",
      UsuallyAt: "back bedroom",
    },
    household: { Floor: "2" },
    lines: [
      "May not see you: say who you are",
      "Look first: back bedroom, floor 2",
      "Keep the service animal with them: Rex, guide dog",
    ],
  },
  {
    who: "a person of whom only 'Other' is ticked, in a home with two dogs",
    person: { Medical: { Other: true } },
    household: { Pets: "two large dogs, one bites" },
    lines: ["Watch for pets: two large dogs, one bites", "Read the note in the medical record"],
  },
  {
    who: "a person with something to tell for each part: the first line of each part, the last part left out",
    person: {
      Medical: {
        DNR: true,
        AutismASD: true,
        NonVerbal: true,
        VisuallyImpaired: true,
        MobilityImpairmentRequiringWheelChair: true,
        MentalHealthProblem: true,
      },
      Communication: ["DEVICE"],
      RunsTo: { To: ["TRAFFIC"] },
      PowerEquipment: [{ What: "ventilator", Hours: 4 }],
      Lifting: { People: 2 },
      Allergies: "latex",
      UsuallyAt: "kitchen",
    },
    lines: [
      "Does not speak: use their device",
      "Runs to traffic",
      "Battery lasts 4 h: ventilator",
      "Two people to lift",
      "Watch out for allergies: latex",
    ],
  },
  {
    who: "a person with much to tell of talking and of power: no part pushes out another",
    person: {
      Medical: {
        NonVerbal: true,
        AutismASD: true,
        VisuallyImpaired: true,
        AlzheimersDementia: true,
        BrainInjury: true,
        DNR: true,
      },
      Languages: ["es"],
      PowerEquipment: [{ What: "ventilator", Hours: 12 }],
    },
    lines: [
      "Does not speak: watch for other signs",
      "Do not touch first: go slow",
      "May not see you: say who you are",
      "Battery lasts 12 h: ventilator",
      "The family reports a DNR: see the paper",
    ],
  },
  {
    who: "a child without any needs, with an emergency note at the door",
    person: { Frightens: "Dogs", Calms: "Her mother" },
    household: { Description: "Ring twice" },
    lines: [],
  },
];
