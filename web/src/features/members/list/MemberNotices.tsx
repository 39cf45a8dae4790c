import type { Member } from "#shared/model/member.ts";
import { photoRenewalDue } from "#shared/rules/confirmation/photoRenewal.ts";
import { dayOf, formatDay } from "#shared/rules/dates.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import { paymentDueText } from "../payment/paymentText.ts";
import { ConsentNotice } from "./ConsentNotice.tsx";
import { MemberNotice } from "./MemberNotice.tsx";

function wordsOf(member: Member): readonly [title: string, text: string] | undefined {
  // A payment would share nothing.
  if (member.payed === "PENDING" && member.Withheld) return undefined;
  if (member.payed === "PENDING")
    return ["Waiting for payment", `Crews cannot see the record of ${member.First} until it is paid for.`];
  return paymentDueText(member);
}

function PayNow({ member }: { readonly member: Member }) {
  const words = wordsOf(member);
  if (!words) return null;
  const [title, text] = words;
  return (
    <MemberNotice title={title} text={text}>
      <Button size="small" to={`/Members/Pay/${member.ID}`} aria-label={`Pay now for ${fullName(member)}`}>
        Pay now
      </Button>
    </MemberNotice>
  );
}

/** Asks for a new photo of a member under 17 a year after the last. */
function PhotoRenewalNotice({ member }: { readonly member: Member }) {
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

export function MemberNotices({ member }: { readonly member: Member }) {
  return (
    <>
      <ConsentNotice member={member} />
      <PayNow member={member} />
      <PhotoRenewalNotice member={member} />
    </>
  );
}
