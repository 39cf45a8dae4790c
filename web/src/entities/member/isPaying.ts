import type { Member } from "#shared/model/member.ts";

type Payer = Pick<Member, "payed" | "Sponsor" | "SponsorEnded">;

/** Whether an order pays for a member, or is about to: a sponsored one lowers no price. */
export const isPaying = ({ payed, Sponsor, SponsorEnded }: Payer): boolean =>
  payed !== "PENDING" && Sponsor === undefined && SponsorEnded === undefined;
