import { type MedicalFlag, onlySet } from "#shared/model/medical.ts";
import type { Person } from "#shared/model/personShapes.ts";

/**
 * A person in rows until November 2026: each fact as an attribute of its own. Such rows are read like the
 * others and get the current shape when they are written next.
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

/** The same person in the wire shape, and the row's other attributes. */
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
