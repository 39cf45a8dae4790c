import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import * as z from "zod/mini";
import { plan as planField } from "#shared/fields/payment.ts";
import { processingSentence } from "#shared/format/planText.ts";
import type { Member } from "#shared/model/member.ts";
import type { Plan } from "#shared/rules/payment/pricing.ts";
import { useEveryPage } from "#web/api/pages/useEveryPage.ts";
import { isPaying } from "#web/entities/member/isPaying.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { PlanChoice } from "../payment/PlanChoice.tsx";
import { paymentDone } from "../payment/paymentText.ts";
import { PayTogether } from "./PayTogether.tsx";
import { waitingMembers } from "./waitingMembers.ts";

const fields = z.object({ Plan: planField });

interface PlanFormProps {
  readonly paidMembers: number;
  readonly onPlan: (plan: Plan) => void;
}

const PlanForm = ({ paidMembers, onPlan }: PlanFormProps) => (
  <Form schema={fields} onSubmit={async ({ Plan }) => onPlan(Plan)}>
    <PlanChoice paidMembers={paidMembers} />
    <ButtonRow>
      <SubmitButton>Next</SubmitButton>
    </ButtonRow>
  </Form>
);

/** Once the last who waited are paid for, or a bank is still at it; not where they left, or a department pays. */
function useDone(members: readonly Member[], waiting: readonly Member[]): void {
  const navigate = useNavigate();
  const isSlow = members.some(({ payed }) => payed === "PROCESSING");
  const waited = useRef<readonly string[]>([]);
  useEffect(() => {
    if (waiting.length > 0) {
      waited.current = waiting.map(({ ID }) => ID);
      return;
    }
    const last = members.filter(({ ID }) => waited.current.includes(ID));
    waited.current = [];
    if (!last.some(({ payed, Sponsor }) => payed !== "PENDING" && !Sponsor)) return;
    toast(isSlow ? "info" : "success", isSlow ? processingSentence : paymentDone);
    void navigate("/Members");
  }, [waiting, members, isSlow, navigate]);
}

function Together({ members = [] }: ReturnType<typeof useMembers>) {
  const [params, setParams] = useSearchParams();
  const plan = planField.safeParse(Number(params.get("plan"))).data;
  const waiting = waitingMembers(members);
  const paidMembers = members.filter(isPaying).length;
  useDone(members, waiting);
  if (waiting.length === 0) return <Typography>There is nothing to pay now.</Typography>;
  if (plan === undefined)
    return (
      <PlanForm paidMembers={paidMembers} onPlan={(chosen) => setParams({ plan: String(chosen) }, { replace: true })} />
    );
  return <PayTogether members={waiting} plan={plan} paidMembers={paidMembers} />;
}

export function PayTogetherPage() {
  const list = useMembers();
  useEveryPage(list);
  const isLoaded = list.members && !list.hasNextPage;
  return (
    <>
      <PageTitle dense>Pay for your family</PageTitle>
      <Card component="div" sx={{ maxWidth: 720, mt: { md: 2.5 } }}>
        {isLoaded ? (
          <Together {...list} />
        ) : (
          <LoadingOrError error={list.error} onRetry={list.refetch} what="your family" />
        )}
        <Box sx={{ mt: 3.5 }}>
          <ButtonRow>
            <Button to="/Members/Add">Add another person</Button>
            <Button variant="quiet" to="/Members">
              Back to Family Members
            </Button>
          </ButtonRow>
        </Box>
      </Card>
    </>
  );
}
