import type { Member } from "#shared/model/member.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";

export const acceptedWaiver = (members: readonly Pick<Member, "Authorization">[]): Member["Authorization"] =>
  members.findLast(({ Authorization }) => Authorization?.Waiver === waiverVersion)?.Authorization;
