import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { messages } from "#shared/fields.ts";
import type { Plan } from "#shared/rules/pricing.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Loading } from "#web/ui/Loading.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { CancelMember } from "./CancelMember.tsx";
import { EarlierPayment } from "./EarlierPayment.tsx";
import { PaymentFrame } from "./PaymentFrame.tsx";
import { SaveProblem } from "./SaveProblem.tsx";
import type { DraftHandle } from "./useMemberDraft.ts";
import { usePaymentSession } from "./usePaymentSession.ts";
import { useRegisterMember } from "./useRegisterMember.ts";

interface Props {
  readonly handle: DraftHandle;
  readonly plan: Plan;
}

function Payment({
  handle,
  plan,
  saving,
}: Props & { readonly saving: ReturnType<typeof useRegisterMember> }) {
  const { draft, change } = handle;
  const session = usePaymentSession(plan);
  const approve = (order: string) => {
    toast("success", messages.paymentDone);
    change({ order });
    void saving.register(order);
  };
  const open = () => {
    saving.reset();
    change({ order: undefined });
    void session.refetch();
  };
  const order = draft.order ?? session.data?.Paid?.OrderID;
  if (saving.error && order)
    return (
      <SaveProblem error={saving.error} onRetry={() => void saving.register(order)} onOtherPayment={open} />
    );
  if (draft.order || session.data?.Paid)
    return <EarlierPayment paid={session.data?.Paid} onUse={() => order && void saving.register(order)} />;
  if (session.error) return <ErrorState error={session.error} onRetry={session.refetch} />;
  if (!session.data || session.isFetching) return <Loading what="the payment" />;
  return <PaymentFrame key={session.data.Token} session={session.data} onApproved={approve} onAgain={open} />;
}

/** Step 5: the payment, and the registration that follows it. */
export function PaymentStep({ handle, plan }: Props) {
  const saving = useRegisterMember(handle);
  const { First } = handle.draft.values;
  if (saving.isPending) return <Loading what="the registration" label={`Registering ${First}…`} />;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2.5, maxWidth: "65ch" }}>
        {First} is registered as soon as the payment is complete.
      </Typography>
      <Payment handle={handle} plan={plan} saving={saving} />
      <Box sx={{ mt: 3.5 }}>
        <ButtonRow>
          <Button onClick={() => handle.change({ step: 3 })}>Previous</Button>
          <CancelMember {...handle} />
        </ButtonRow>
      </Box>
    </>
  );
}
