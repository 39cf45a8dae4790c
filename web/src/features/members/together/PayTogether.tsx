import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import type { Member } from "#shared/model/member.ts";
import type { PaymentAction } from "#shared/model/paymentMessage.ts";
import type { Plan } from "#shared/rules/payment/pricing.ts";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { useLatest } from "#web/ui/state/useLatest.ts";
import { Payment } from "../payment/Payment.tsx";
import { usePayMember } from "../payment/usePayMember.ts";
import { usePaymentSession } from "../payment/usePaymentSession.ts";
import { CheckAnswers } from "./CheckAnswers.tsx";
import type { Agreement } from "./chargeMember.ts";
import { useCharges } from "./useCharges.ts";

interface NextProps {
  readonly member: Member;
  readonly others: number;
  readonly plan: Plan;
  readonly onPaid: (agreed: Agreement | undefined) => void;
  /** False once the frame has told the end. */
  readonly onUnderWay: (isUnderWay: boolean) => void;
}

const underWay: readonly (PaymentAction | undefined)[] = ["FIRED", "APPROVED"];

function NextPayment({ member, others, plan, onPaid, onUnderWay }: NextProps) {
  const payment = usePaymentSession(plan, member.ID, others);
  const isUnderWay = underWay.includes(payment.lastMessage?.action);
  const tell = useLatest(onUnderWay);
  useEffect(() => tell.current(isUnderWay), [isUnderWay, tell]);
  const most = useRef<number>(undefined);
  // The press was for this amount; by the payment the session may be another.
  most.current ??= payment.session?.each;
  const orderUse = usePayMember(member, (message) =>
    onPaid(message?.forOthers && most.current !== undefined ? { plan, most: most.current } : undefined),
  );
  return <Payment payment={payment} orderUse={orderUse} />;
}

interface Props {
  /** At least one. */
  readonly members: readonly Member[];
  readonly plan: Plan;
  readonly paidMembers: number;
}

/** An order for each person: the first by a checkout, the others by its card, as agreed beside the button. */
export function PayTogether({ members, plan, paidMembers }: Props) {
  // The provider's event may take them off the list before the frame tells of the agreement for the others.
  const [paying, setPaying] = useState<Member>();
  const next = paying ?? members[0];
  const others = members.filter(({ ID }) => ID !== next?.ID).length;
  const { isCharging, agree, stopped } = useCharges(next);
  if (!next) return null;
  if (isCharging) return <Loading what="the payment" label={`Paying for ${next.First}…`} height={900} />;
  return (
    <>
      <CheckAnswers members={members} plan={plan} paidMembers={paidMembers} />
      {stopped && (
        <Box sx={{ mb: 3 }}>
          <FocusedNotice
            title={stopped.error === undefined ? "Not everyone is paid for yet" : sentenceOf(stopped.error)}
            text="Whoever is paid for is not listed any more. Please go on with the others: nobody is charged for twice."
          />
        </Box>
      )}
      <Typography variant="h2" sx={{ mb: 2 }}>
        Payment
      </Typography>
      <NextPayment
        key={next.ID}
        member={next}
        others={others}
        plan={plan}
        onUnderWay={(isUnderWay) => setPaying(isUnderWay ? next : undefined)}
        onPaid={(agreed) => {
          setPaying(undefined);
          if (agreed && others > 0) agree(agreed);
        }}
      />
    </>
  );
}
