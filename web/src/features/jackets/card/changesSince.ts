import { notProvided } from "#shared/format/notProvided.ts";
import { splitWords } from "#shared/format/words.ts";
import type { CardLine } from "#shared/model/jacket/cardLines.ts";
import type { Change, Entry } from "#shared/model/jacket/entry.ts";
import { medicalFlags } from "#shared/model/medical.ts";
import { factsOf, placeOf } from "#web/entities/jacket/entryFacts.ts";
import { fullName } from "#web/entities/member/fullName.ts";

function linesOf(entry: Entry): ReadonlyMap<string, string> {
  const facts = factsOf(entry);
  const { body, notes, needs } = facts;
  const flags = medicalFlags.map((flag): CardLine => [splitWords(flag), entry.Medical[flag] ? "Yes" : "No"]);
  return new Map([["Name", fullName(entry)], ...flags, ...placeOf(facts), ...body, ...notes, ...needs]);
}

/** Each address is signed anew; its path stays. */
const photoOf = ({ img }: Entry): string => img.replace(/\?.*$/, "");

/** Medical facts first. */
export function changesSince(before: Entry, now: Entry): Change[] {
  const [old, current] = [linesOf(before), linesOf(now)];
  const changes = [...new Set([...current.keys(), ...old.keys()])].map((Field) => ({
    Field,
    Old: old.get(Field) ?? notProvided,
    New: current.get(Field) ?? notProvided,
  }));
  return [
    ...changes.filter(({ Old, New }) => Old !== New),
    ...(photoOf(before) === photoOf(now) ? [] : [{ Field: "Photo", Old: "", New: "changed" }]),
  ];
}
