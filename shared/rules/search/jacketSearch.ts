import type { Address } from "#shared/model/address.ts";
import { needWords } from "#shared/model/medicalNeeds.ts";
import { factList, type ShownPerson } from "#shared/model/personShapes.ts";
import { readJacketNumber } from "#shared/rules/jacketNumber.ts";
import { phoneKey, withoutPhone } from "#shared/rules/phoneKey.ts";
import { matchesSearch } from "./matchesSearch.ts";
import { searchWords } from "./searchWords.ts";

export interface JacketSearch {
  readonly words: readonly string[];
  /** Ten digits. */
  readonly phone?: string | undefined;
  /** One more way to find a jacket: other words can look like a number. */
  readonly number?: string | undefined;
}

export function readJacketSearch(text: string): JacketSearch {
  const phone = phoneKey(text);
  const words = searchWords(phone ? withoutPhone(text) : text);
  return { words, phone, number: readJacketNumber(text) };
}

type SearchablePerson = Pick<ShownPerson, "First" | "Last" | "Phone" | "Medical"> & Partial<ShownPerson>;

interface SearchableJacket {
  readonly person: SearchablePerson;
  readonly address: Address;
  readonly household?: { readonly Unit?: string | undefined } | undefined;
  readonly number?: string | undefined;
}

const searched = factList.filter(([, { departments }]) => departments === "shown");

/** From the table of facts: "asl", "allergy". */
const factWords = (person: Partial<ShownPerson>): string[] =>
  searched.flatMap(([, { searchedBy }]) => searchWords(searchedBy?.(person) ?? ""));

/** By its number, or by phone and all words. */
export function fitsJacket(search: JacketSearch, { person, address, household, number }: SearchableJacket): boolean {
  if (search.number !== undefined && search.number === number) return true;
  if (search.phone !== undefined && phoneKey(person.Phone ?? "") !== search.phone) return false;
  // Most lists search nothing: fifty jackets' words are a tenth of a page's processor time.
  if (search.words.length === 0) return true;
  const { Street, City, Zip } = address;
  // A sign is no word, and "apartment 4" has to find "#4".
  const street = [Street, household?.Unit && `unit ${household.Unit}`].join(" ").replaceAll("#", " unit ");
  const texts = [person.First, person.Last, street, City, Zip, number ?? ""];
  return matchesSearch(search.words, texts, [...needWords(person.Medical), ...factWords(person)]);
}
