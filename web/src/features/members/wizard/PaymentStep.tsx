import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import type { DraftHandle } from "../draft/useMemberDraft.ts";
import { Payment } from "../payment/Payment.tsx";
import { usePaymentSession } from "../payment/usePaymentSession.ts";
import { CancelMember } from "./CancelMember.tsx";
import { DraftAnswers } from "./DraftAnswers.tsx";
import { PaidBy } from "./PaidBy.tsx";
import { PayForAll } from "./PayForAll.tsx";
import { useRegisterMember } from "./useRegisterMember.ts";
import type { WizardHandle } from "./WizardStep.tsx";

export function PaymentStep({ handle }: { readonly handle: WizardHandle }) {
  const { values, price } = handle.draft;
  const payment = usePaymentSession(values.Plan ?? 1);
  const orderUse = useRegisterMember(handle);
  // Nothing else is begun while the payment window is open.
  const isIdle = !orderUse.approved && !orderUse.isPending && payment.lastMessage?.action !== "FIRED";
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2.5, maxWidth: "65ch" }}>
        {values.First} is registered as soon as the payment is complete.
      </Typography>
      {isIdle && (
        <Box sx={{ mb: 3, "&:empty": { display: "none" } }}>
          <PayForAll handle={handle} />
        </Box>
      )}
      <DraftAnswers {...handle} mayChange={isIdle} />
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

interface SponsoredProps {
  readonly handle: DraftHandle;
  readonly sponsor: string;
}

export function SponsoredStep({ handle, sponsor }: SponsoredProps) {
  const { doing, registerFree, isPending, error } = useRegisterMember(handle);
  if (isPending) return <Loading what="the registration" label={doing} />;
  return (
    <Box sx={{ display: "grid", gap: 3.5 }}>
      <PaidBy sponsor={sponsor} />
      {error != null && <FocusedNotice title={sentenceOf(error)} />}
      <ButtonRow>
        <Button onClick={() => handle.goTo(3)}>Previous</Button>
        <Button variant="primary" onClick={registerFree}>
          Register {handle.draft.values.First}
        </Button>
        <CancelMember {...handle} />
      </ButtonRow>
    </Box>
  );
}
