import type { Member } from "#shared/model/member.ts";

type Person = Pick<Member, "First" | "HouseHolds">;

const isKnown = ({ HouseHolds }: Person): boolean =>
  HouseHolds.some(
    ({ Jacket, Coverage }) =>
      Coverage.Covered &&
      (Jacket?.Departments ?? [Jacket]).some((at) => at?.State === "RECEIVED" || at?.State === "CHANGED"),
  );

/** Promises no more than received. */
export function knownText(members: readonly Person[]): string {
  const { length: known } = members.filter(isKnown);
  const [first] = members;
  if (members.length === 1 && first)
    return known === 1 ? `A department knows ${first.First}.` : `No department knows ${first.First} yet.`;
  if (known === 0) return "No department knows your family yet.";
  return known === members.length
    ? "A department knows each of your people."
    : `A department knows ${known} of your ${members.length} people.`;
}
