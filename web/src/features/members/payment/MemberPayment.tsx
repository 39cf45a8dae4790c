import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { paidBy } from "#shared/format/coverageSentence.ts";
import { processingSentence } from "#shared/format/planText.ts";
import type { Member } from "#shared/model/member.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { withheldText } from "#web/entities/member/withheldText.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { MemberPhoto } from "../photo/MemberPhoto.tsx";
import { PayForMember } from "./PayForMember.tsx";
import { PaymentChip } from "./PaymentChip.tsx";
import { paymentDueText } from "./paymentText.ts";
import { usePayMember } from "./usePayMember.ts";
import { usePaymentPolling } from "./usePaymentPolling.ts";

/** Why a payment is missing. */
function PaymentReason({ member }: { readonly member: Member }) {
  const due = paymentDueText(member);
  if (!due)
    return (
      <Typography sx={{ mb: 3 }}>
        {withheldText(member)?.text ??
          `Crews cannot see the record of ${member.First} until it is paid for. Nothing has to be typed again.`}
      </Typography>
    );
  const [title, text] = due;
  return (
    <Box sx={{ mb: 3, display: "grid", gap: 1.5 }}>
      <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
      <Typography>{text}</Typography>
      {!member.SponsorEnded && (
        <Typography>
          Paying here starts a new plan for {member.First}. The old plan ends, and you are not charged for it any more.
          {!member.PlanEnds && " If your bank lets the missing payment through by itself, there is nothing to do."}
        </Typography>
      )}
      <Typography color="textSecondary">
        If something about this payment is not right, contact your local department.
      </Typography>
    </Box>
  );
}

function NothingToPay({ member: { First, payed, Sponsor } }: { readonly member: Member }) {
  const [title, text] =
    payed === "PROCESSING"
      ? [processingSentence, "There is nothing to do. We show here when it is completed."]
      : [`${First} is paid for`, `${Sponsor ? `${paidBy(Sponsor)}. ` : ""}There is nothing to pay now.`];
  return (
    <>
      <Box role="status" sx={{ mb: 3 }}>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        <Typography>{text}</Typography>
      </Box>
      <Button variant="primary" to="/Members">
        Go to Family Members
      </Button>
    </>
  );
}

function Person({ member }: { readonly member: Member }) {
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 2, mb: 3 }}>
      <MemberPhoto member={member} />
      <Box sx={{ display: "grid", gap: 1, justifyItems: "start", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, fontSize: "1.25rem" }}>{fullName(member)}</Typography>
        <PaymentChip payed={member.payed} />
      </Box>
    </Box>
  );
}

interface Props {
  readonly member: Member;
  readonly refetch: () => Promise<unknown>;
}

export function MemberPayment({ member, refetch }: Props) {
  const orderUse = usePayMember(member);
  usePaymentPolling(
    useMemo(() => [member], [member]),
    refetch,
  );
  const isMissing = member.payed === "PENDING" || member.PaymentDue !== undefined;
  return (
    <Card component="div" sx={{ maxWidth: 720 }}>
      <Person member={member} />
      {isMissing || orderUse.isPending ? (
        <>
          <PaymentReason member={member} />
          <PayForMember member={member} orderUse={orderUse} />
        </>
      ) : (
        <NothingToPay member={member} />
      )}
    </Card>
  );
}
