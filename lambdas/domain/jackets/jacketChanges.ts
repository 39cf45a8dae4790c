import type { Snapshot, Transferred } from "#lambdas/records/jackets/jacket.ts";
import { formatPhone } from "#shared/format/formatPhone.ts";
import { formatWeight } from "#shared/format/formatWeight.ts";
import { formatHeight } from "#shared/format/height.ts";
import { notProvided } from "#shared/format/notProvided.ts";
import { splitWords } from "#shared/format/words.ts";
import { formatAddress } from "#shared/model/address.ts";
import { type Change, noLongerHere } from "#shared/model/entry.ts";
import { medicalFlags } from "#shared/model/medical.ts";
import { formatDay } from "#shared/rules/dates.ts";

const addressOf = ({ street, city, state, zip }: Snapshot): string =>
  formatAddress({ Street: street, City: city, State: state, Zip: zip });

/** What a card says of a person, in its order and under its labels. */
const facts: readonly (readonly [field: string, shown: (snapshot: Snapshot) => string])[] = [
  ["Name", ({ first, last }) => `${first} ${last}`],
  ["Email", ({ mail }) => mail || notProvided],
  ["Phone", ({ phone }) => (phone ? formatPhone(phone) : notProvided)],
  ["Notes", ({ additional }) => additional || notProvided],
  ["Born", ({ dob }) => formatDay(dob)],
  ["Sex", ({ sex }) => sex],
  ["Height", ({ feet, inches }) => formatHeight(feet, inches)],
  ["Weight", ({ weight }) => formatWeight(weight)],
];

const row = (Field: string, Old: string, New: string): Change[] => (Old === New ? [] : [{ Field, Old, New }]);
const yesOrNo = (value: boolean): string => (value ? "Yes" : "No");

// One row a flag: "DNR: No, Yes" is read at a glance, two lists of flags are to be compared.
const flagsSince = (old: Snapshot, now: Snapshot): Change[] =>
  medicalFlags.flatMap((flag) =>
    row(splitWords(flag), yesOrNo(old.flags.includes(flag)), yesOrNo(now.flags.includes(flag))),
  );

const mayHaveText = ({ flags }: Snapshot): boolean => flags.includes("Other");

/** What became of the text of "Other"; undefined when it is the same. It is never said what it says. */
function fateOfText(old: Snapshot, now: Snapshot): string | undefined {
  if (old.textDigest === now.textDigest) return undefined;
  // What was transferred before texts were told apart: to look once too often harms nobody.
  if (old.textDigest === undefined)
    return mayHaveText(old) || mayHaveText(now) ? "may have changed" : undefined;
  if (!old.textDigest) return "added";
  return now.textDigest ? "changed" : "removed";
}

/** Where the person is: a department that was told that they left learns that they are there again. */
const addressSince = ({ snapshot, removed }: Transferred, now: Snapshot): Change[] =>
  row("Address", removed ? noLongerHere : addressOf(snapshot), addressOf(now));

/** What is new to a department that transferred this, in the words of its cards; the medical facts first. */
export function changesSince(transferred: Transferred, now: Snapshot): Change[] {
  const { snapshot: old } = transferred;
  return [
    ...flagsSince(old, now),
    ...row("Medical text", "", fateOfText(old, now) ?? ""),
    ...addressSince(transferred, now),
    ...row("Photo", "", old.photo === now.photo ? "" : "changed"),
    ...facts.flatMap(([field, shown]) => row(field, shown(old), shown(now))),
  ];
}
