import type { Member } from "#shared/model/member.ts";
import { dayOf, formatDay } from "#shared/rules/dates.ts";
import { photoRenewalDue } from "#shared/rules/photoRenewal.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import { MemberNotice } from "./MemberNotice.tsx";

/** Asks for a new photo of a member under 17 once the stored one is a year old. */
export function PhotoRenewalNotice({ member }: { readonly member: Member }) {
  const { ID, Dob, PhotoDate } = member;
  if (!photoRenewalDue(Dob, PhotoDate, dayOf(new Date()))) return null;
  return (
    <MemberNotice
      title="New photo needed"
      text={`This photo is from ${formatDay(PhotoDate)}. Members under 17 need a new one every 12 months.`}
    >
      <Button
        size="small"
        to={`/Members/Edit/${ID}#photo`}
        aria-label={`Change the photo of ${fullName(member)}`}
      >
        Change the photo
      </Button>
    </MemberNotice>
  );
}
