import { isTakenOut, type Transferred } from "#lambdas/records/jackets/jacket.ts";
import { householdOf, type Snapshot } from "#lambdas/records/jackets/snapshot.ts";
import { notProvided } from "#shared/format/notProvided.ts";
import { splitWords } from "#shared/format/words.ts";
import { formatAddress } from "#shared/model/address.ts";
import { householdFacts } from "#shared/model/householdFacts.ts";
import { sealedHouseholdNames, shownHouseholdNames } from "#shared/model/householdShapes.ts";
import { everyLine } from "#shared/model/jacket/cardLines.ts";
import { endingTitle, isToTakeOut } from "#shared/model/jacket/endingText.ts";
import { type Change, noLongerHere } from "#shared/model/jacket/entry.ts";
import { medicalFlags } from "#shared/model/medical.ts";
import { factList } from "#shared/model/personShapes.ts";

const row = (Field: string, Old: string, New: string): Change[] => (Old === New ? [] : [{ Field, Old, New }]);
const yesOrNo = (value: boolean | undefined): string => (value ? "Yes" : "No");

// "DNR: No, Yes" is read at a glance; two lists must be compared.
const flagChanges = ({ person: old }: Snapshot, { person: now }: Snapshot): Change[] =>
  medicalFlags.flatMap((flag) => row(splitWords(flag), yesOrNo(old.Medical[flag]), yesOrNo(now.Medical[flag])));

/** Never its words; "" without a change. */
function sealedChange(name: string, old: Snapshot, { sealed }: Snapshot): string {
  const [before, now] = [old.sealed?.[name] ?? "", sealed?.[name] ?? ""];
  if (before === now) return "";
  if (!before) return "added";
  return now ? "changed" : "removed";
}

const sealedChanges = (old: Snapshot, now: Snapshot): Change[] =>
  factList.flatMap(([name, { sealed }]) => (sealed ? row(sealed.label, "", sealedChange(name, old, now)) : []));

/** A department that took the record out learns of the return. */
const addressChange = (transferred: Transferred, now: Snapshot): Change[] => {
  const before = isTakenOut(transferred) ? noLongerHere : formatAddress(transferred.snapshot.address);
  return row("Address", before, formatAddress(now.address));
};

function householdChanges(old: Snapshot, now: Snapshot): Change[] {
  const [before, after] = [householdOf(old), householdOf(now)];
  return [
    ...shownHouseholdNames.flatMap((name) =>
      row(householdFacts[name].label, before[name] ?? notProvided, after[name] ?? notProvided),
    ),
    ...sealedHouseholdNames.flatMap((name) => row(householdFacts[name].label, "", sealedChange(name, old, now))),
  ];
}

/** A department that kept a record learns it holds. */
function endingChange({ ending }: Transferred): Change[] {
  const told = ending && { Ending: ending.reason, EndedOn: ending.day };
  return !told || isToTakeOut(told) ? [] : row("Record", endingTitle(told), "Active again");
}

const declarationChange = (old: Snapshot, now: Snapshot): Change[] =>
  now.declared ? row("Authorization", old.declared ? "Declared" : "Not declared", "Declared") : [];

const lineChanges = ({ person: old }: Snapshot, { person: now }: Snapshot): Change[] => {
  const before = new Map(everyLine(old));
  return everyLine(now).flatMap(([label, text]) => row(label, before.get(label) ?? "", text));
};

/** In the cards' words: the end of a pause, then medical facts. */
export function changesSince(transferred: Transferred, now: Snapshot): Change[] {
  const { snapshot: old } = transferred;
  return [
    ...endingChange(transferred),
    ...flagChanges(old, now),
    ...sealedChanges(old, now),
    ...addressChange(transferred, now),
    ...householdChanges(old, now),
    ...row("Photo", "", old.person.img === now.person.img ? "" : "changed"),
    ...lineChanges(old, now),
    ...declarationChange(old, now),
  ];
}
