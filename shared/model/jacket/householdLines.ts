import { householdFactList } from "#shared/model/householdFacts.ts";
import { sealedFacts, shownFacts, type WholeHousehold } from "#shared/model/householdShapes.ts";
import type { CardLine } from "./cardLines.ts";

const linesOf = (values: WholeHousehold): readonly CardLine[] =>
  householdFactList.flatMap(([name, { label }]) => {
    const text = values[name];
    return text ? [[label, text] as const] : [];
  });

export const householdLines = (values: WholeHousehold) => linesOf(shownFacts(values));

export const sealedHouseholdLines = (values: WholeHousehold) => linesOf(sealedFacts(values));
