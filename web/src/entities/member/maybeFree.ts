import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";

type Person = Pick<Member, "payed" | "HouseHolds" | "Wanted">;

/** Whether an unpaid person without a home may live where a department pays. */
export const maybeFree = (
  { payed, HouseHolds, Wanted = [] }: Person,
  households: readonly Pick<Household, "Coverage">[],
): boolean =>
  payed === "PENDING" &&
  HouseHolds.length + Wanted.length === 0 &&
  households.some(({ Coverage }) => Coverage.Sponsor !== undefined);
