import { inWords } from "#shared/format/coverageSentence.ts";
import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";

/** An id alone: a browser may store a page's state. */
export const registeredState = ({ ID }: Pick<Member, "ID">) => ({ registered: ID });

export const registeredIn = (state: unknown): string | undefined =>
  (state as Partial<ReturnType<typeof registeredState>> | null)?.registered;

type Registered = Pick<Member, "First" | "payed" | "HouseHolds" | "Wanted">;
type Place = Pick<Household, "ID" | "City" | "Coverage">;

const citiesOf = (places: readonly Omit<Place, "ID">[]): string =>
  inWords([...new Set(places.map(({ City }) => City))]);

function placeSentences({ First, payed }: Registered, homes: readonly Omit<Place, "ID">[]): string[] {
  const { covered = [], uncovered = [] } = Object.groupBy(homes, ({ Coverage }) =>
    Coverage.Covered ? "covered" : "uncovered",
  );
  const read = `${citiesOf(covered)} will read this record`;
  const none = `No department takes part in ${citiesOf(uncovered)} yet.`;
  return [
    ...(covered.length === 0
      ? []
      : [payed === "COMPLETE" ? `${read} next.` : `As soon as the payment is complete, ${read}.`]),
    ...(uncovered.length === 0 ? [] : [`${none} We keep the record of ${First} there until one joins.`]),
  ];
}

export function nextSentence(member: Registered, households: readonly Place[]): string {
  const { First, HouseHolds, Wanted = [] } = member;
  const homes = [...HouseHolds, ...households.filter(({ ID }) => Wanted.includes(ID))];
  return homes.length === 0
    ? `No department can see this record until you choose where ${First} lives.`
    : placeSentences(member, homes).join(" ");
}
