import type { Address } from "#shared/model/address.ts";
import type { Position } from "#shared/model/household.ts";
import type { WholeHousehold } from "#shared/model/householdShapes.ts";
import type { Medical } from "#shared/model/medical.ts";
import type { PersonRequest } from "#shared/model/personShapes.ts";

export const demoCity = { City: "Detroit", State: "MI" } as const;

export type Portrait = "woman" | "boy" | "grandmother" | "man";

export interface DemoMember extends Omit<PersonRequest, "img" | "Last" | "Medical"> {
  readonly portrait: Portrait;
  readonly Medical?: Medical;
}

/** Of a family's jackets. All but waiting ones were transferred first. */
export type Fate = "WAITING" | "TRANSFERRED" | "CHANGED" | "MOVED" | "DELETED";

export interface DemoFamily {
  readonly Email: string;
  readonly First: string;
  readonly Last: string;
  readonly home: string;
  readonly address: Address;
  /** The family's pin. @default none */
  readonly Geo?: Pick<Position, "Lat" | "Lng">;
  /** As stored. @default none */
  readonly Cell?: string;
  /** @default none */
  readonly facts?: WholeHousehold;
  readonly members: readonly DemoMember[];
  readonly fate: Fate;
}

export const families: readonly DemoFamily[] = [
  {
    Email: "demo.alvarez@example.com",
    First: "Elena",
    Last: "Alvarez",
    home: "Home",
    fate: "CHANGED",
    address: { Street: "5201 Woodward Ave", ...demoCity, Zip: "48202" },
    facts: { Pets: "A small dog, Luna. She barks and does not bite." },
    members: [
      { portrait: "woman", First: "Elena", Sex: "F", Dob: "1981-04-12", Feet: 5, Inches: 5, Weight: "142" },
      {
        portrait: "boy",
        First: "Mateo",
        Sex: "M",
        Dob: "2014-09-30",
        Feet: 4,
        Inches: 7,
        Weight: "78",
        Medical: { AutismASD: true, NonVerbal: true },
        Additional: "Is afraid of sirens. Calms down with headphones.",
        Communication: ["PICTURE_CARDS", "DEVICE"],
        Languages: ["es", "en"],
        Frightens: "Sirens, and strangers who touch him",
        Calms: "His headphones, and the song of the bus",
        RunsTo: { To: ["WATER", "PLACE"], Place: "The fountain in the park" },
        UsuallyAt: "His room, upstairs",
        Contacts: [{ Name: "Lucía Alvarez", Relation: "aunt", Phone: "+13135550161" }],
      },
      {
        portrait: "grandmother",
        First: "Rosario",
        Sex: "F",
        Dob: "1949-01-22",
        Feet: 5,
        Inches: 1,
        Weight: "128",
        Medical: { AlzheimersDementia: true, HearingImpairment: true },
        Communication: ["SPEAKS", "SIGNS"],
        Languages: ["es"],
        Allergies: "Penicillin: a rash, hard to breathe",
        Medicines: "A blood thinner in the evening",
      },
    ],
  },
  {
    Email: "demo.okafor@example.com",
    First: "Samuel",
    Last: "Okafor",
    home: "Home",
    fate: "WAITING",
    address: { Street: "2 Woodward Ave", ...demoCity, Zip: "48226" },
    facts: {
      Unit: "12B",
      Floor: "12",
      Description: "The freight elevator takes a stretcher.",
      ShutOffs: "Oxygen: behind the bedroom door. Power: hall closet.",
      Entry: "Lobby door: 4400 #",
    },
    members: [
      {
        portrait: "man",
        First: "Samuel",
        Sex: "M",
        Dob: "1957-11-03",
        Feet: 6,
        Inches: 0,
        Weight: "205",
        Medical: { MobilityImpairmentRequiringWheelChair: true, MedicalPumps: true },
        Additional: "Wheelchair ramp at the back door.",
        PowerEquipment: [{ What: "Ventilator", Hours: 4 }, { What: "Power chair" }],
        Lifting: { People: 2, How: "With the sling that hangs behind the door" },
        ServiceAnimal: "Labrador, Max",
      },
      { portrait: "woman", First: "Ngozi", Sex: "F", Dob: "1960-06-17", Feet: 5, Inches: 6, Weight: "155" },
    ],
  },
  {
    Email: "demo.kowalski@example.com",
    First: "Anna",
    Last: "Kowalski",
    home: "House on the corner",
    fate: "WAITING",
    address: { Street: "1000 Brush St", ...demoCity, Zip: "48226" },
    facts: { Description: "Side door. The front steps are loose.", Pets: "Two cats that hide." },
    members: [
      {
        portrait: "grandmother",
        First: "Anna",
        Sex: "F",
        Dob: "1933-08-08",
        Feet: 5,
        Inches: 2,
        Weight: "118",
        Medical: {
          DNR: true,
          VisuallyImpaired: true,
          Other: true,
          OtherText: "The key is with the neighbour at 1002.",
        },
      },
    ],
  },
];

const office = { Street: "", ...demoCity, Zip: "48226" };
const nowhere = { Street: "", City: "", State: "", Zip: "" };

export const demoStaff = [
  { role: "MOD", email: "demo.moderator@example.com", first: "Casey", last: "Moderator", address: office },
  { role: "MASTER MOD", email: "demo.master.moderator@example.com", first: "Robin", last: "Master", address: office },
  { role: "ADMIN", email: "demo.admin@example.com", first: "Alex", last: "Admin", address: nowhere },
] as const;
