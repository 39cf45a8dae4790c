import { formatPhone } from "#shared/format/formatPhone.ts";
import { spreadsheetText } from "#shared/format/spreadsheetText.ts";
import type { CsvCell } from "#shared/format/toCsv.ts";
import { cardLines } from "#shared/model/jacket/cardLines.ts";
import { endingSentence, isToTakeOut } from "#shared/model/jacket/endingText.ts";
import { type Entry, personOf } from "#shared/model/jacket/entry.ts";
import { mostInHeadline } from "#shared/model/jacket/headlineOf.ts";
import { needGroups } from "#shared/model/needGroup.ts";
import { streetParts } from "#shared/rules/address/streetParts.ts";
import { typedLine } from "#shared/rules/address/streetWords.ts";
import { dayIn } from "#shared/rules/dates.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";
import { saysSomething } from "#shared/rules/saysSomething.ts";
import { cardDetails } from "../card/cardDetails.ts";
import { cardHeadline } from "../card/cardHeadline.ts";
import { cutAtWord } from "../card/cutAtWord.ts";
import { exactPoint } from "../card/exactPoint.ts";
import { onOneLine } from "../card/onOneLine.ts";
import { unitLine } from "../card/unitLine.ts";
import { unitOf } from "../card/unitOf.ts";
import { quoted } from "../sixty/Instruction.ts";
import { latinOnly } from "./latinOnly.ts";

export interface CsvColumn {
  readonly header: string;
  /** Its table's limit, in characters; absent where it takes none. */
  readonly most?: number;
  readonly of: (card: Entry, day: string) => CsvCell;
}

// The import keeps the old value where a row has none: an old unit, or a past need, would stay.
const noPhone = "none given";
const noUnit = "none";

/** Of its 48 characters, without an apostrophe before and the number behind. */
const nameRoom = 37;

/**
 * The import merges rows of one name with one phone or street: without the number a father would overwrite his son, a
 * second home the first.
 */
function ticketsCadName({ First, Last, Number: number }: Entry): string {
  const latin = latinOnly(onOneLine(`${First} ${Last}`));
  const name = /\p{L}/u.test(latin) ? latin : "No Latin name";
  return number ? `${cutAtWord(name, nameRoom)} ${formatJacketNumber(number)}` : name;
}

/** A shortened address would be another one: a long one stands in the first column alone. */
const emailOf = ({ Mail, Contact }: Entry): string =>
  [Mail, Contact?.Mail].find((mail) => mail && mail.length <= 48) ?? "";

/** Every word as typed, the unit apart. */
function streetOf({ Street }: Entry): { readonly street: string; readonly unit: string } {
  const { typedNumber, words, units } = streetParts(Street);
  return units.length > 0 && typedNumber && words.length > 0
    ? { street: `${typedNumber} ${typedLine(words)}`, unit: units.map(({ typed }) => typed).join(", ") }
    : { street: Street, unit: "" };
}

const apartmentOf = (card: Entry): string => {
  const { Unit, Floor } = card;
  const named = unitOf(streetOf(card).unit, Unit);
  // Unit "3-4" is no date.
  const unit = spreadsheetText(named) === named ? named : `Unit ${named}`;
  return [unit, unitLine({ Floor })].filter(Boolean).join(", ") || noUnit;
};

const details = (card: Entry, day: string): string =>
  [["Name", onOneLine(`${card.First} ${card.Last}`)], ...cardDetails(card, day)]
    .map(([label, words]) => `${label}: ${words}`)
    .join(" / ");

/** Needs without a token in the headline, such as "Frightened by: Uniforms". */
function otherNeeds(card: Entry): string {
  const { Contacts: _, ...person } = personOf(card);
  const lines = cardLines(person, needGroups).filter(([, words]) => saysSomething(words));
  return quoted(lines.map((line) => line.join(": ")).join("; "), mostInHeadline);
}

/** The ending of a person who may still live there stands before the needs, which a crew still has to know. */
function ticketsCadNote(card: Entry): string {
  const headline = cardHeadline(card);
  if (!card.Removed && !headline) return otherNeeds(card) || "No needs reported";
  if (!card.Removed) return headline === "+note" ? "See the note" : headline;
  if (isToTakeOut(card)) return endingSentence(card);
  const since = card.EndedOn ? ` since ${dayIn(card.EndedOn)}` : "";
  const begin = `Not confirmed${since}: keep, ask.`;
  return `${begin} ${cardHeadline(card, mostInHeadline - begin.length - 1)}`.trim();
}

/** Of the import of constituents of TicketsCAD 4. */
export const ticketsCadColumns: readonly CsvColumn[] = [
  // Not the import's: the whole card, where a value is cut or has other letters. First: the byte order mark hides its
  // header from the import.
  { header: "beforehand", of: details },
  { header: "name", most: 48, of: ticketsCadName },
  { header: "phone", most: 16, of: ({ Phone, Contact }) => formatPhone(Phone || Contact?.Phone || noPhone) },
  { header: "email", most: 48, of: emailOf },
  { header: "address", most: 48, of: (card) => streetOf(card).street },
  { header: "apt", most: 48, of: apartmentOf },
  { header: "city", most: 48, of: ({ City }) => City },
  { header: "state", most: 2, of: ({ State }) => State },
  { header: "zip", most: 48, of: ({ Zip }) => Zip },
  { header: "notes", most: 80, of: ticketsCadNote },
  { header: "reference", most: 48, of: ({ Number: number }) => (number ? formatJacketNumber(number) : "") },
  { header: "latitude", of: (card) => exactPoint(card)?.Lat ?? "" },
  { header: "longitude", of: (card) => exactPoint(card)?.Lng ?? "" },
];
