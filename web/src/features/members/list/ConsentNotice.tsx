import type { Member } from "#shared/model/member.ts";
import { isAdultDue } from "#shared/rules/consent/isAdultDue.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { withheldText } from "#web/entities/member/withheldText.ts";
import { GiveConsent } from "../consent/GiveConsent.tsx";
import { MemberNotice } from "./MemberNotice.tsx";

export function ConsentNotice({ member }: { readonly member: Member }) {
  const { First, Withheld } = member;
  const withheld = withheldText(member);
  if (withheld)
    return (
      <MemberNotice {...withheld}>
        {Withheld === "WITHDRAWN" && <GiveConsent member={member} label="Give consent" />}
      </MemberNotice>
    );
  if (!isAdultDue(member, easternDayOf(new Date()))) return null;
  return (
    <MemberNotice
      title={`${First} is 18 now: confirm with them`}
      text={`Ask ${First} whether the record may go on, and declare it anew. Until then nothing changes for crews.`}
    >
      <GiveConsent member={member} label="Declare consent" />
    </MemberNotice>
  );
}
