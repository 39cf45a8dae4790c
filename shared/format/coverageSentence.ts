import { atFirstUse } from "#shared/atFirstUse.ts";
import type { Coverage } from "#shared/model/coverage.ts";

const list = atFirstUse(() => new Intl.ListFormat("en", { type: "conjunction" }));

export const inWords = (names: readonly string[]): string => list().format(names);

export const paidBy = (sponsor: string): string => `Paid by ${sponsor}`;

/** Without a household nothing is kept yet. @default "registered" */
export type AddressState = "registered" | "typed";

export const coverageSentence = (
  City: string,
  { Covered, By, Sponsor }: Coverage,
  address: AddressState = "registered",
): string =>
  Covered
    ? `${City} takes part: ${inWords(By)} read this.${Sponsor ? ` ${paidBy(Sponsor)}: families there pay nothing.` : ""}`
    : `No department in ${City} takes part yet. We ${address === "typed" ? "will " : ""}keep your record and hand it over on the day one joins.`;
