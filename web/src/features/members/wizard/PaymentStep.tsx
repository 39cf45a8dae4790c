import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Plan } from "#shared/rules/payment/pricing.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import type { DraftHandle } from "../draft/useMemberDraft.ts";
import { Payment } from "../payment/Payment.tsx";
import { usePaymentSession } from "../payment/usePaymentSession.ts";
import { CancelMember } from "./CancelMember.tsx";
import { useRegisterMember } from "./useRegisterMember.ts";

interface Props {
  readonly handle: DraftHandle;
  readonly plan: Plan;
}

export function PaymentStep({ handle, plan }: Props) {
  const payment = usePaymentSession(plan);
  const orderUse = useRegisterMember(handle);
  const { values, price } = handle.draft;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2.5, maxWidth: "65ch" }}>
        {values.First} is registered as soon as the payment is complete.
      </Typography>
      <Payment payment={payment} orderUse={orderUse} shownPrice={price} />
      {!orderUse.isPending && (
        <Box sx={{ mt: 3.5 }}>
          <ButtonRow>
            <Button onClick={() => handle.goTo(3)}>Previous</Button>
            <CancelMember {...handle} />
          </ButtonRow>
        </Box>
      )}
    </>
  );
}
