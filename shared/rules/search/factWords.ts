import { factList, type ShownPerson } from "#shared/model/personShapes.ts";
import { searchWords } from "./searchWords.ts";

const searched = factList.filter(([, { departments }]) => departments === "shown");

/** From the table of facts: "asl", "allergy". */
export const factWords = (person: Partial<ShownPerson>): string[] =>
  searched.flatMap(([, { searchedBy }]) => searchWords(searchedBy?.(person) ?? ""));
