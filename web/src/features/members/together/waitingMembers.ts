import type { Member } from "#shared/model/member.ts";

/** Registered and not paid for; a payment for a withheld record would share nothing. */
export const waitingMembers = (members: readonly Member[]): readonly Member[] =>
  members.filter(({ payed, Withheld }) => payed === "PENDING" && !Withheld);
