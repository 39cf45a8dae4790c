import { householdFactList } from "#shared/model/householdFacts.ts";
import { sealedFacts, shownFacts, type WholeHousehold } from "#shared/model/householdShapes.ts";
import type { CardLine } from "./cardLines.ts";

const linesOf = (values: WholeHousehold): readonly CardLine[] =>
  householdFactList.flatMap(([name, { label }]) => {
    const text = values[name];
    return text ? [[label, text] as const] : [];
  });

/** The lines of a card about its household, in the order of the form; none for what is not given. */
export const householdLines = (values: WholeHousehold) => linesOf(shownFacts(values));

/** The lines that an opened record has besides. */
export const sealedHouseholdLines = (values: WholeHousehold) => linesOf(sealedFacts(values));
