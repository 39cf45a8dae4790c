import { type MedicalFlag, onlySet } from "#shared/model/medical.ts";
import type { Person } from "#shared/model/personShapes.ts";

/**
 * A person as rows held one until November 2026: each fact by a name of its own among the row's other attributes.
 * Such rows are read like the others and take today's shape when they are written next.
 */
export interface EarlierPerson {
  readonly first: string;
  readonly last: string;
  readonly sex: Person["Sex"];
  readonly dob: string;
  readonly feet: number;
  readonly inches: number;
  readonly weight: string;
  readonly photo: string;
  readonly mail?: string;
  readonly phone?: string;
  readonly additional?: string;
  readonly flags: readonly MedicalFlag[];
  readonly otherText?: string;
}

export const isEarlier = (row: object): row is EarlierPerson => "first" in row;

/** The same person in the wire shape, and what else the row holds. */
export function upgradePerson<Row extends EarlierPerson>(row: Row) {
  const { first, last, sex, dob, feet, inches, weight, photo, ...more } = row;
  const { mail, phone, additional, flags, otherText, ...rest } = more;
  const checklist = Object.fromEntries(flags.map((flag) => [flag, true]));
  const person: Person = {
    ...{
      First: first,
      Last: last,
      Sex: sex,
      Dob: dob,
      Feet: feet,
      Inches: inches,
      Weight: weight,
      img: photo,
    },
    ...(mail ? { Mail: mail } : {}),
    ...(phone ? { Phone: phone } : {}),
    ...(additional ? { Additional: additional } : {}),
    Medical: onlySet({ ...checklist, ...(otherText ? { OtherText: otherText } : {}) }),
  };
  return { person, rest };
}
