import { formatPhone } from "#shared/format/formatPhone.ts";
import { formatWeight } from "#shared/format/formatWeight.ts";
import { formatHeight } from "#shared/format/height.ts";
import { notProvided } from "#shared/format/notProvided.ts";
import type { Entry } from "#shared/model/entry.ts";
import { ageOn, dayOf, formatDay } from "#shared/rules/dates.ts";

/** A fact of a jacket in words. */
export type Fact = readonly [label: string, value: string];

/** What a jacket says of a person: where and how to reach them, their body, and the family's own notes. */
export function factsOf(entry: Entry): Record<"place" | "body" | "notes", readonly Fact[]> {
  const { Street, City, State, Zip, Mail, Phone, Dob, Sex, Feet, Inches, Weight, additional } = entry;
  return {
    place: [
      ["Address", `${Street},\n${City}, ${State} ${Zip}`],
      ["Email", Mail || notProvided],
      ["Phone", Phone ? formatPhone(Phone) : notProvided],
    ],
    body: [
      ["Born", `${formatDay(Dob)} (${ageOn(Dob, dayOf(new Date()))})`],
      ["Sex", Sex],
      ["Height", formatHeight(Feet, Inches)],
      ["Weight", formatWeight(Weight)],
    ],
    notes: [["Notes", additional || notProvided]],
  };
}
