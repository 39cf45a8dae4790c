import type { MedicalFlag } from "#shared/model/medical.ts";

// Assumptions for a demo, not a statistic. Public figures say of everybody in the United States: 12 of 100 adults have
// difficulty walking, 14 remembering, 6 hearing and 5 seeing (CDC, Disability and Health Data System); 1 of 9 people
// over 65 has Alzheimer's (Alzheimer's Association); 1 of 31 children is autistic (CDC, ADDM), a quarter to a third of
// them speak little or not; 1 of 20 people with Medicare depends on a device with a plug (HHS emPOWER). A family
// registers the people it worries about, so that most shares are assumed a few times as high.

interface AgeShares {
  readonly child: number;
  readonly adult: number;
  /** From 65 on. */
  readonly old: number;
}
export type Age = keyof AgeShares;

/** Of 100 registered people of an age. */
export const flagShares: Readonly<Record<MedicalFlag, AgeShares>> = {
  DNR: { child: 1, adult: 2, old: 9 },
  AutismASD: { child: 28, adult: 5, old: 1 },
  Bipolar: { child: 1, adult: 7, old: 4 },
  BrainInjury: { child: 3, adult: 6, old: 5 },
  HearingImpairment: { child: 4, adult: 8, old: 30 },
  MedicalPumps: { child: 5, adult: 4, old: 7 },
  LimbsMissingOrPartiallyMissing: { child: 1, adult: 3, old: 5 },
  VisuallyImpaired: { child: 3, adult: 7, old: 17 },
  MobilityImpairmentRequiringWheelChair: { child: 6, adult: 9, old: 22 },
  MentalHealthProblem: { child: 7, adult: 16, old: 9 },
  NonVerbal: { child: 11, adult: 3, old: 3 },
  Obesity: { child: 4, adult: 14, old: 10 },
  AlzheimersDementia: { child: 0, adult: 1, old: 26 },
  Other: { child: 8, adult: 8, old: 8 },
};

export interface DeviceShare extends AgeShares {
  readonly what: string;
  /** Of battery, from and to; 0 stops with the power. */
  readonly hours: readonly [from: number, to: number];
}

/** Named by families, the soonest to matter first. */
export const deviceShares: readonly DeviceShare[] = [
  { what: "Ventilator", hours: [3, 9], child: 2, adult: 1, old: 2 },
  { what: "Oxygen concentrator", hours: [0, 0], child: 1, adult: 3, old: 9 },
  { what: "Portable oxygen concentrator", hours: [2, 5], child: 0, adult: 1, old: 4 },
  { what: "Suction machine", hours: [1, 4], child: 2, adult: 0.5, old: 1 },
  { what: "Feeding pump", hours: [8, 24], child: 4, adult: 1, old: 2 },
  { what: "Heart pump (LVAD)", hours: [8, 17], child: 0, adult: 0.5, old: 1 },
  { what: "Home dialysis", hours: [0, 0], child: 0, adult: 1, old: 2 },
  { what: "CPAP at night", hours: [0, 8], child: 0.5, adult: 5, old: 7 },
  { what: "Power wheelchair", hours: [20, 48], child: 2, adult: 3, old: 6 },
  { what: "Electric bed", hours: [0, 0], child: 1, adult: 2, old: 7 },
];

/** Of 100 families who say a battery time, where a device has one. */
export const sayHours = 60;

/** Of 100 people at home in another language, by city; half of them speak little English. */
export const languageShares: Readonly<Record<string, readonly (readonly [code: string, share: number])[]>> = {
  Detroit: [
    ["es", 7],
    ["ar", 3],
    ["bn", 2],
  ],
  Dearborn: [["ar", 45]],
  Hamtramck: [
    ["ar", 25],
    ["bn", 25],
  ],
  Pontiac: [["es", 18]],
};
export const languagesElsewhere: (typeof languageShares)[string] = [
  ["es", 3],
  ["ar", 3],
  ["zh", 2],
];
