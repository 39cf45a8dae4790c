import { atFirstUse } from "#shared/atFirstUse.ts";
import type { Coverage } from "#shared/model/coverage.ts";

const list = atFirstUse(() => new Intl.ListFormat("en", { type: "conjunction" }));

/** Names in a sentence: "Detroit Fire and Detroit Police". */
export const inWords = (names: readonly string[]): string => list().format(names);

/** Who pays for a person, in place of their family: "Paid by the City of Detroit". */
export const paidBy = (sponsor: string): string => `Paid by ${sponsor}`;

/** Whether there is a household at the address: before, nothing is kept yet. @default "registered" */
export type AddressState = "registered" | "typed";

/** Whether a department takes part in a city, in a sentence for the families there. */
export const coverageSentence = (
  City: string,
  { Covered, By, Sponsor }: Coverage,
  address: AddressState = "registered",
): string =>
  Covered
    ? `${City} takes part: ${inWords(By)} read this.${Sponsor ? ` ${paidBy(Sponsor)}: families there pay nothing.` : ""}`
    : `No department in ${City} takes part yet. We ${address === "typed" ? "will " : ""}keep your record and hand it over on the day one joins.`;
