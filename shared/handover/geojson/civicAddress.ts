import type { Address } from "#shared/model/address.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { directionals } from "#shared/rules/address/directionals.ts";
import { streetSuffixes } from "#shared/rules/address/streetSuffixes.ts";
import { onOneLine } from "../card/onOneLine.ts";
import { unitOf } from "../card/unitOf.ts";
import { civicStreet } from "../civic/civicStreet.ts";

/** NENA's map data write words out: "AVE" to "Avenue". */
const words: ReadonlyMap<string, string> = new Map(
  [...directionals, ...streetSuffixes()].map(([short = "", word = short]) => [
    short,
    `${word.charAt(0)}${word.slice(1).toLowerCase()}`,
  ]),
);
const wordOf = (short: string): string => words.get(short) ?? short;

type Place = Readonly<Record<keyof Address, string>> & Pick<Entry, "Unit" | "Floor">;

/** By the names of NENA's GIS data model. An uncertain street is the name alone. */
export function civicAddress(card: Place) {
  const { Street, City, State, Zip, Unit, Floor } = card;
  const street = civicStreet(Street);
  const [zip = "", more = ""] = Zip.split("-");
  const parts = {
    Country: "US",
    A1: State,
    A3: City,
    AddNum_Pre: street.numberPrefix,
    Add_Number: street.number && Number(street.number),
    AddNum_Suf: street.numberSuffix,
    St_PreDir: wordOf(street.before),
    St_Name: street.name,
    St_PosTyp: wordOf(street.type),
    St_PosDir: wordOf(street.after),
    Floor: unitOf(street.floor, Floor),
    Unit: unitOf(street.unit, Unit),
    Post_Comm: City,
    Post_Code: zip,
    PostCodeEx: more,
  };
  const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ""));
  return { ...given, isStreetParsed: street.isParsed, streetAsTyped: onOneLine(Street) };
}
