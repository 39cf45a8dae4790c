import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { plan as planField } from "#shared/fields/payment.ts";
import type { Member } from "#shared/model/member.ts";
import { type Plan, planById, planFor } from "#shared/rules/payment/pricing.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { type OrderUse, Payment } from "./Payment.tsx";
import { PlanChoice } from "./PlanChoice.tsx";
import { usePaymentSession } from "./usePaymentSession.ts";

interface Props {
  readonly member: Member;
  readonly orderUse: OrderUse;
}

interface ChosenPlan {
  readonly plan: Plan;
  /** As shown, in dollars. */
  readonly price: number;
}

const fields = z.object({ Plan: planField });

const leave = (
  <Button variant="quiet" to="/Members">
    Back to Family Members
  </Button>
);

/** Takes the focus except on the first step. */
function PartHeading({ children, isNext }: { readonly children: string; readonly isNext: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  return (
    <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ mb: 2 }}>
      {children}
    </Typography>
  );
}

export function PayForMember({ member, orderUse }: Props) {
  const [chosen, setChosen] = useState<ChosenPlan>();
  const [isPaying, setIsPaying] = useState(false);
  const [isNext, setIsNext] = useState(false);
  const payment = usePaymentSession(chosen?.plan ?? 1, member.ID);
  const { session } = payment;
  const goTo = (paying: boolean, choice = chosen) => {
    // Finds a payment made in another window meanwhile.
    if (paying) payment.openAgain();
    else payment.setLastMessage(undefined);
    setChosen(choice);
    setIsPaying(paying);
    setIsNext(true);
  };
  const asks = !isPaying && !orderUse.approved && !orderUse.isPending && !orderUse.error && session && !session.Paid;
  if (asks) {
    const paidMembers = planById(session.PlanID)?.first ? 0 : 1;
    return (
      <>
        <PartHeading key="plan" isNext={isNext}>
          Select a plan
        </PartHeading>
        <Form
          schema={fields}
          defaultValues={{ Plan: chosen?.plan }}
          onSubmit={async ({ Plan }) => goTo(true, { plan: Plan, price: planFor(Plan, paidMembers).dollars })}
        >
          <PlanChoice paidMembers={paidMembers} />
          <ButtonRow>
            <SubmitButton>Next</SubmitButton>
            {leave}
          </ButtonRow>
        </Form>
      </>
    );
  }
  return (
    <>
      <PartHeading key="payment" isNext={isNext}>
        Payment
      </PartHeading>
      <Payment payment={payment} orderUse={orderUse} shownPrice={chosen?.price} />
      {!orderUse.isPending && (
        <Box sx={{ mt: 3.5 }}>
          <ButtonRow>
            {isPaying && <Button onClick={() => goTo(false)}>Previous</Button>}
            {leave}
          </ButtonRow>
        </Box>
      )}
    </>
  );
}
