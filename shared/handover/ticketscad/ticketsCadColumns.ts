import { formatPhone } from "#shared/format/formatPhone.ts";
import type { CsvCell } from "#shared/format/toCsv.ts";
import { unrun } from "#shared/format/unrun.ts";
import type { Entry } from "#shared/model/entry.ts";
import { streetParts } from "#shared/rules/address/streetParts.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";
import { cardDetails } from "../card/cardDetails.ts";
import { cutAtWord } from "../card/cutAtWord.ts";
import { exactPoint } from "../card/exactPoint.ts";
import { flat } from "../card/flat.ts";
import { ticketsCadNote } from "./ticketsCadNote.ts";

interface Column {
  /** A name that the import knows by itself. */
  readonly header: string;
  /** The longest value that its table takes, in characters. */
  readonly most?: number;
  readonly of: (card: Entry, day: string) => CsvCell;
}

/** Its import takes no constituent without a phone. */
const noPhone = "none given";

/** The unit has a column of its own; without one, the street stays as it was typed. */
function streetOf({ Street }: Entry): { readonly street: string; readonly unit: string } {
  const { number, street, unit } = streetParts(Street);
  return unit && number && street ? { street: `${number} ${street}`, unit } : { street: Street, unit: "" };
}

const details = (card: Entry, day: string): string =>
  [["Name", flat(`${card.First} ${card.Last}`)], ...cardDetails(card, day)]
    .map(([label, words]) => `${label}: ${words}`)
    .join(" | ");

/** The columns of the import of constituents of TicketsCAD 4. */
export const ticketsCadColumns: readonly Column[] = [
  { header: "name", most: 48, of: ({ First, Last }) => `${First} ${Last}` },
  { header: "phone", most: 16, of: ({ Phone, Contact }) => formatPhone(Phone || Contact?.Phone || noPhone) },
  { header: "email", of: ({ Mail, Contact }) => Mail || Contact?.Mail || "" },
  { header: "address", most: 48, of: (card) => streetOf(card).street },
  { header: "apt", most: 48, of: (card) => streetOf(card).unit },
  { header: "city", most: 48, of: ({ City }) => City },
  { header: "state", most: 2, of: ({ State }) => State },
  { header: "zip", of: ({ Zip }) => Zip },
  { header: "notes", most: 80, of: ticketsCadNote },
  { header: "reference", most: 48, of: ({ Number: number }) => (number ? formatJacketNumber(number) : "") },
  { header: "latitude", of: (card) => exactPoint(card)?.Lat ?? "" },
  { header: "longitude", of: (card) => exactPoint(card)?.Lng ?? "" },
  // No column of the import. It holds the whole card, so that nothing is lost where a value above is cut.
  { header: "beforehand", of: details },
];

/** The value of a column as the import takes it: on one line, not run, cut at a word. */
export function ticketsCadCell(
  { most = Number.POSITIVE_INFINITY, of }: Column,
  card: Entry,
  day: string,
): CsvCell {
  const value = of(card, day);
  if (typeof value === "number") return value;
  const text = flat(value);
  const isFormula = unrun(text) !== text;
  return cutAtWord(text, isFormula ? most - 1 : most);
}
