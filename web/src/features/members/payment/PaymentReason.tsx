import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Member } from "#shared/model/member.ts";
import { withheldText } from "#web/entities/member/withheldText.ts";
import { paymentDueText } from "./paymentText.ts";

/** Why a payment is missing. */
export function PaymentReason({ member }: { readonly member: Member }) {
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
