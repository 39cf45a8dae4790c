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

// One row a flag: "DNR: No, Yes" is read at a glance, while two lists of flags must be compared.
const flagChanges = ({ person: old }: Snapshot, { person: now }: Snapshot): Change[] =>
  medicalFlags.flatMap((flag) =>
    row(splitWords(flag), yesOrNo(old.Medical[flag]), yesOrNo(now.Medical[flag])),
  );

/** How a sealed text changed, without a word of it; "" when it is the same. */
function sealedChange(before: string | undefined, now: string | undefined, isLikely: boolean): string {
  if (before === now) return "";
  // Transferred before digests were kept: one look too many does no harm.
  if (before === undefined) return isLikely ? "may have changed" : "";
  if (!before) return "added";
  return now ? "changed" : "removed";
}

const sealedChanges = (old: Snapshot, now: Snapshot): Change[] =>
  factList.flatMap(([name, { sealed }]) => {
    if (!sealed) return [];
    const isLikely = [old, now].some(({ person }) => sealed.isLikely(person));
    return row(sealed.label, "", sealedChange(old.sealed?.[name], now.sealed?.[name], isLikely));
  });

/** A department that took the record out learns that the person is there again. */
const addressChange = (transferred: Transferred, now: Snapshot): Change[] => {
  const before = isTakenOut(transferred) ? noLongerHere : formatAddress(transferred.snapshot.address);
  return row("Address", before, formatAddress(now.address));
};

/** Facts of a household came after digests: a snapshot without a sealed one is of a household that had none. */
function householdChanges(old: Snapshot, now: Snapshot): Change[] {
  const [before, after] = [householdOf(old), householdOf(now)];
  return [
    ...shownHouseholdNames.flatMap((name) =>
      row(householdFacts[name].label, before[name] ?? notProvided, after[name] ?? notProvided),
    ),
    ...sealedHouseholdNames.flatMap((name) => {
      const [was, is] = [old, now].map(({ sealed }) => sealed?.[name] ?? "");
      return row(householdFacts[name].label, "", sealedChange(was, is, false));
    }),
  ];
}

/** A department that kept the record of a person who may have left learns that it holds. */
function endingChange({ ending }: Transferred): Change[] {
  const told = ending && { Ending: ending.reason, EndedOn: ending.day };
  return !told || isToTakeOut(told) ? [] : row("Record", endingTitle(told), "Active again");
}

/** Not told of a snapshot from before it was kept, unless the declaration is younger than its transfer. */
function declarationChange({ snapshot, receipt }: Transferred, { declared }: Snapshot): Change[] {
  if (!declared) return [];
  const wasDeclared = snapshot.declared ?? (declared > receipt.at ? "" : declared);
  return row("Authorization", wasDeclared ? "Declared" : "Not declared", "Declared");
}

const lineChanges = ({ person: old }: Snapshot, { person: now }: Snapshot): Change[] => {
  const before = new Map(everyLine(old));
  return everyLine(now).flatMap(([label, text]) => row(label, before.get(label) ?? "", text));
};

/** The changes since a department transferred a jacket, in the words of its cards; the medical facts first, after the end of a pause. */
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
    ...declarationChange(transferred, now),
  ];
}
