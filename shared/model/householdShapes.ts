import * as z from "zod/mini";
import { anyTextOrNone, line, note } from "#shared/fields/text.ts";
import { type HouseholdFactName, householdFactList, householdFacts } from "./householdFacts.ts";

type Facts = typeof householdFacts;
type NameOf<Seen> = {
  [Name in HouseholdFactName]: Facts[Name]["departments"] extends Seen ? Name : never;
}[HouseholdFactName];

const isSealed = (name: HouseholdFactName): name is NameOf<"sealed"> => householdFacts[name].departments === "sealed";
const isShown = (name: HouseholdFactName): name is NameOf<"shown"> => !isSealed(name);

export const householdFactNames = householdFactList.map(([name]) => name);
export const shownHouseholdNames = householdFactNames.filter(isShown);
export const sealedHouseholdNames = householdFactNames.filter(isSealed);

type Texts<Name extends HouseholdFactName> = Record<Name, ReturnType<typeof anyTextOrNone>>;

const texts = <Name extends HouseholdFactName>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, anyTextOrNone()])) as Texts<Name>);

/** An edit keeps a fact that it does not name; "" removes one. */
export const householdRequest = z.strictObject(
  Object.fromEntries(
    householdFactList.map(([name, { longest, isShort }]) => [
      name,
      z.optional(isShort ? line(longest) : note(longest)),
    ]),
  ) as Texts<HouseholdFactName>,
);

/** As its owner reads it. */
export const wholeHousehold = texts(householdFactNames);
export type WholeHousehold = z.output<typeof wholeHousehold>;

export const shownHousehold = texts(shownHouseholdNames);
export type ShownHousehold = z.output<typeof shownHousehold>;

/** In an opened record alone. */
export const sealedHousehold = texts(sealedHouseholdNames);

type HouseholdTexts<Name extends HouseholdFactName> = Partial<Record<Name, string>>;

const given = <Name extends HouseholdFactName>(names: readonly Name[], values: WholeHousehold) =>
  Object.fromEntries(
    names.map((name) => [name, values[name]] as const).filter(([, text]) => text),
  ) as HouseholdTexts<Name>;

export const givenFacts = (values: WholeHousehold) => given(householdFactNames, values);

export const shownFacts = (values: WholeHousehold) => given(shownHouseholdNames, values);

export const sealedFacts = (values: WholeHousehold) => given(sealedHouseholdNames, values);
