import type { Member } from "#shared/model/member.ts";

/** A payment for a withheld record would share nothing. */
export const waitingMembers = (members: readonly Member[]): readonly Member[] =>
  members.filter(({ payed, Withheld }) => payed === "PENDING" && !Withheld);
