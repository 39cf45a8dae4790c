import { formatPhone } from "#shared/format/formatPhone.ts";
import { type CardLine, cardLines } from "#shared/model/jacket/cardLines.ts";
import { type Contact, type Entry, personOf } from "#shared/model/jacket/entry.ts";
import { householdLines } from "#shared/model/jacket/householdLines.ts";
import { needGroups } from "#shared/model/needGroup.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";
import { positionWords } from "./positionWords.ts";

const contactWords = ({ Name, Phone, Mail }: Contact): string =>
  [Name, formatPhone(Phone), Mail].filter(Boolean).join(", ");

const line = (label: string, words: string | undefined): readonly CardLine[] => (words ? [[label, words]] : []);

type Group = "address" | "door" | "place" | "body" | "number" | "notes" | "needs" | "contact" | "position";

/** "place": how to reach the person; "needs": the family's words about them. */
type EntryFacts = Readonly<Record<Group, readonly CardLine[]>>;

export function factsOf(entry: Entry): EntryFacts {
  const { Street, City, State, Zip, Number: number, Contact: contact } = entry;
  const person = personOf(entry);
  const today = easternDayOf(new Date());
  return {
    address: [["Address", `${Street},\n${City}, ${State} ${Zip}`]],
    door: householdLines(entry),
    place: cardLines(person, ["place"], today),
    body: cardLines(person, ["body"], today),
    number: line("Number", number && formatJacketNumber(number)),
    notes: cardLines(person, ["notes"], today),
    needs: cardLines(person, needGroups, today),
    contact: line("Contact", contact && contactWords(contact)),
    position: line("Position", positionWords(entry)),
  };
}

/** The address first. */
export const placeOf = ({ address, door, place }: EntryFacts): readonly CardLine[] => [...address, ...door, ...place];
