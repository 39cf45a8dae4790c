import { type CardLine, cardLines } from "#shared/model/cardLines.ts";
import { atTheDoor, type Entry, personOf } from "#shared/model/entry.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";

/** The lines of a jacket: address and contact, body, the jacket's number, and the family's own notes. */
export function factsOf(entry: Entry): Record<"place" | "body" | "number" | "notes", readonly CardLine[]> {
  const { Street, City, State, Zip, Description, Number: number } = entry;
  const person = personOf(entry);
  const today = dayOf(new Date());
  return {
    place: [
      ["Address", `${Street},\n${City}, ${State} ${Zip}`],
      ...(Description ? [[atTheDoor, Description] as const] : []),
      ...cardLines(person, ["place"], today),
    ],
    body: cardLines(person, ["body"], today),
    number: number ? [["Number", formatJacketNumber(number)]] : [],
    notes: cardLines(person, ["notes"], today),
  };
}
