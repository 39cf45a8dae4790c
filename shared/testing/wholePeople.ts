import * as fc from "fast-check";
import { communicationWays, communicationWords } from "#shared/fields/person/communication.ts";
import { runsToGoals } from "#shared/fields/person/runsTo.ts";
import { formatPhone } from "#shared/format/formatPhone.ts";
import { languageCodes, languageName } from "#shared/format/languageName.ts";
import { medicalFlags } from "#shared/model/medical.ts";
import type { Person } from "#shared/model/personShapes.ts";

/** `shown` are the words for departments. */
export interface WholePerson {
  readonly person: Person;
  readonly shown: readonly string[];
  readonly sealed: string;
}

/** Found nowhere by chance: a field's name and random letters. */
const words = (field: string) =>
  fc.stringMatching(/^[b-dj-z]{8}( [b-dj-z]{5}){0,3}$/).map((text) => `${field} ${text}`);
const phone = fc.integer({ min: 100, max: 199 }).map((last) => `+1313555${String(last).padStart(4, "0")}`);

const facts = {
  Communication: fc.subarray(communicationWays, { minLength: 1 }),
  Languages: fc.subarray(languageCodes, { minLength: 1, maxLength: 5 }),
  Allergies: words("allergen"),
  Medicines: words("pill"),
  PowerEquipment: fc.array(
    fc.record({ What: words("machine"), Hours: fc.integer({ min: 1, max: 999 }) }, { requiredKeys: ["What"] }),
    { minLength: 1, maxLength: 3 },
  ),
  ServiceAnimal: words("dog"),
  Frightens: words("siren"),
  Calms: words("song"),
  RunsTo: fc.record({
    To: fc.subarray(runsToGoals, { minLength: runsToGoals.length }),
    Place: words("pond"),
  }),
  UsuallyAt: words("attic"),
  Contacts: fc.array(
    fc.record({ Name: words("Aunt"), Relation: words("kin"), Phone: phone }, { requiredKeys: ["Name", "Phone"] }),
    { minLength: 1, maxLength: 3 },
  ),
  Lifting: fc.record({ People: fc.integer({ min: 2, max: 6 }), How: words("sling") }, { requiredKeys: ["People"] }),
};
type Facts = {
  readonly [Name in keyof typeof facts]?: (typeof facts)[Name] extends fc.Arbitrary<infer Value> ? Value : never;
};

/** As a department reads them, written down a second time. */
const shownOf = (said: Facts): string[] =>
  [
    ...(said.Communication ?? []).map((way) => communicationWords[way]),
    ...(said.Languages ?? []).map(languageName),
    ...[said.Allergies, said.Medicines, said.ServiceAnimal, said.Frightens, said.Calms, said.UsuallyAt],
    ...(said.PowerEquipment ?? []).flatMap(({ What, Hours }) => [What, Hours === undefined ? What : `${Hours} h`]),
    ...(said.RunsTo ? ["Water", "Traffic", said.RunsTo.Place] : []),
    ...(said.Contacts ?? []).flatMap(({ Name, Relation = "", Phone }) => [Name, Relation, formatPhone(Phone)]),
    ...(said.Lifting ? [`${said.Lifting.People} people`, said.Lifting.How ?? ""] : []),
  ].filter((text) => text !== undefined && text !== "") as string[];

const known = {
  First: "Ada",
  Last: "Moreau",
  Sex: "F",
  Dob: "2014-03-04",
  Feet: 4,
  Inches: 10,
  Weight: "88",
  img: "photos/account-1/1",
} satisfies Partial<Person>;

const flags = fc.subarray([...medicalFlags]);

const wholePerson = fc
  .tuple(fc.record(facts, { requiredKeys: [] }), flags, words("sealed"))
  .map(([said, ticked, sealed]): WholePerson => {
    const Medical = {
      ...Object.fromEntries(ticked.map((flag) => [flag, true])),
      Other: true,
      OtherText: sealed,
    };
    return { person: { ...known, ...said, Medical }, shown: shownOf(said), sealed };
  });

/** The same people in each run. */
export const wholePeople = (count: number): readonly WholePerson[] =>
  fc.sample(wholePerson, { numRuns: count, seed: 16 });

export const everythingSaid: WholePerson = fc.sample(
  fc.tuple(fc.record(facts), words("sealed")).map(([said, sealed]) => ({
    person: { ...known, ...said, Medical: { NonVerbal: true, Other: true, OtherText: sealed } },
    shown: shownOf(said),
    sealed,
  })),
  { numRuns: 1, seed: 16 },
)[0] as WholePerson;
