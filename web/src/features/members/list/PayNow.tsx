import type { Member } from "#shared/model/member.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import { paymentDueText } from "../payment/paymentText.ts";
import { MemberNotice } from "./MemberNotice.tsx";

function wordsOf(member: Member): readonly [title: string, text: string] | undefined {
  if (member.payed === "PENDING")
    return ["Waiting for payment", `Crews cannot see the record of ${member.First} until it is paid for.`];
  return paymentDueText(member);
}

/** Tells that a payment is missing and what follows, and leads to it; nothing when none is. */
export function PayNow({ member }: { readonly member: Member }) {
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
