import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";

/** What the wizard tells the member list: an id, since a browser may store a page's state. */
export const registeredState = ({ ID }: Pick<Member, "ID">) => ({ registered: ID });

/** The id of the member who was just registered, from the state of the page. */
export const registeredIn = (state: unknown): string | undefined =>
  (state as Partial<ReturnType<typeof registeredState>> | null)?.registered;

const listed = new Intl.ListFormat("en", { type: "conjunction" });
const inWords = (cities: readonly string[]): string => listed.format([...new Set(cities)]);

type Place = Pick<Household, "ID" | "City">;

/** What happens next with the record of a member who was just registered. */
export function nextSentence(
  { First, payed, HouseHolds, Wanted = [] }: Pick<Member, "First" | "payed" | "HouseHolds" | "Wanted">,
  households: readonly Place[],
): string {
  const cities = [...HouseHolds, ...households.filter(({ ID }) => Wanted.includes(ID))].map(
    ({ City }) => City,
  );
  if (cities.length === 0) return `No department can see this record until you choose where ${First} lives.`;
  return payed === "COMPLETE"
    ? `${inWords(cities)} will read this record next.`
    : `As soon as the payment is complete, ${inWords(cities)} will read this record.`;
}
