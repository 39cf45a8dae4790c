import type { Member } from "#shared/model/member.ts";

type Payer = Pick<Member, "payed" | "Sponsor" | "SponsorEnded">;

/** A sponsored member lowers no price. */
export const isPaying = ({ payed, Sponsor, SponsorEnded }: Payer): boolean =>
  payed !== "PENDING" && Sponsor === undefined && SponsorEnded === undefined;
