import type { Entry } from "#shared/model/jacket/entry.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";
import { cutAtWord } from "../card/cutAtWord.ts";
import { flat } from "../card/flat.ts";
import { latinOnly } from "./latinOnly.ts";

/** Of its 48 characters, without an apostrophe before and the number behind. */
const room = 37;

/**
 * The import merges two rows of one name with one phone or street: without the number a father would
 * overwrite his son, and a second home the first.
 */
export function ticketsCadName({ First, Last, Number: number }: Entry): string {
  const latin = latinOnly(flat(`${First} ${Last}`));
  const name = /\p{L}/u.test(latin) ? latin : "No Latin name";
  return number ? `${cutAtWord(name, room)} ${formatJacketNumber(number)}` : name;
}
