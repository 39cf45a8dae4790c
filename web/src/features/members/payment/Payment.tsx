import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { openPayment } from "#shared/contract/payments.ts";
import { dollarsOf, priceOf } from "#shared/format/planText.ts";
import type { PaymentMessage } from "#shared/model/paymentMessage.ts";
import { type PlanPrice, planById } from "#shared/rules/payment/pricing.ts";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { SuccessIcon } from "#web/ui/icons.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { PaymentFrame } from "./PaymentFrame.tsx";
import { PaymentProblem, SaveProblem } from "./PaymentProblem.tsx";
import { PaymentStatus } from "./PaymentStatus.tsx";
import type { Payment as OpenedPayment } from "./usePaymentSession.ts";

interface PriceNoticeProps {
  readonly price: PlanPrice;
  /** Shown before, in dollars. */
  readonly before: number;
}

function PriceNotice({ price, before }: PriceNoticeProps) {
  const because = price.first
    ? "no other member of your family is paid for"
    : "another member of your family is paid for";
  const sentence = `The price is ${priceOf(price)} now, because ${because}. Before, we showed ${dollarsOf(before)}.`;
  useEffect(() => announce(sentence), [sentence]);
  return <Typography sx={{ bgcolor: "soft.primary", borderRadius: "12px", p: 2 }}>{sentence}</Typography>;
}

interface EarlierPaymentProps {
  readonly paid: ResponseOf<typeof openPayment>["Paid"];
  readonly label: string;
  readonly onUse: () => void;
}

/** In place of a second payment. */
function EarlierPayment({ paid, label, onUse }: EarlierPaymentProps) {
  const price = paid && planById(paid.PlanID);
  return (
    <Box sx={{ bgcolor: "soft.success", borderRadius: "14px", p: 2.5 }}>
      <Typography sx={{ display: "flex", gap: 1, fontWeight: 600, color: "success.main" }}>
        <SuccessIcon />
        Your earlier payment is ready to use
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2 }}>
        {price ? `You already paid for a plan of ${priceOf(price)}. ` : ""}You do not need to pay again.
      </Typography>
      <Button variant="primary" onClick={onUse}>
        {label}
      </Button>
    </Box>
  );
}

/** Registers a member with a paid order, or pays for one. */
export interface OrderUse {
  /** "Registering Ada…", and the button's label. */
  readonly doing: string;
  readonly label: string;
  readonly approved: string | undefined;
  /** Keeps a new order and uses it. */
  readonly approve: (message: PaymentMessage, order: string) => void;
  readonly apply: (order: string) => void;
  readonly forget: () => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

interface Props {
  readonly payment: OpenedPayment;
  readonly orderUse: OrderUse;
  /** Shown before, in dollars. */
  readonly shownPrice?: number | undefined;
}

function Frame({ payment: { session, lastMessage, setLastMessage }, orderUse, shownPrice }: Props) {
  const price = session && planById(session.PlanID);
  if (!session || !price) return null;
  const hear = (message: PaymentMessage) => {
    setLastMessage(message);
    if (message.action === "APPROVED" && message.orderID) orderUse.approve(message, message.orderID);
    if (message.action === "ERROR" && message.reason) toast("error", message.reason);
  };
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {shownPrice !== undefined && shownPrice !== session.Price && <PriceNotice price={price} before={shownPrice} />}
      <PaymentFrame key={session.Token} session={session} onMessage={hear} />
      <PaymentStatus lastMessage={lastMessage} />
    </Box>
  );
}

function View({ onAction, ...props }: Props & { readonly onAction: () => void }) {
  const { payment, orderUse } = props;
  const { session, error, lastMessage } = payment;
  const order = orderUse.approved ?? session?.Paid?.OrderID;
  const applyOrder = (id: string) => {
    onAction();
    orderUse.apply(id);
  };
  const openAgain = () => {
    onAction();
    orderUse.forget();
    payment.openAgain();
  };
  if (orderUse.isPending)
    return (
      <>
        <PaymentStatus lastMessage={lastMessage} />
        <Loading what="the payment" label={orderUse.doing} />
      </>
    );
  if (orderUse.error && order)
    return <SaveProblem error={orderUse.error} onRetry={() => applyOrder(order)} onOtherPayment={openAgain} />;
  if (order) return <EarlierPayment paid={session?.Paid} label={orderUse.label} onUse={() => applyOrder(order)} />;
  if (lastMessage?.action === "ERROR") return <PaymentProblem lastMessage={lastMessage} onAgain={openAgain} />;
  if (session) return <Frame {...props} />;
  return error ? <ErrorState error={error} onRetry={openAgain} /> : <Loading what="the payment" />;
}

/** An unused earlier payment comes before a new one. */
export function Payment(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  return (
    // About the frame's height: content below hardly moves when the view changes.
    <Box ref={box} role="group" aria-label="Payment" tabIndex={-1} sx={{ maxWidth: 640, minHeight: 340 }}>
      {/* A pressed button goes away with its view: the focus stays here. */}
      <View {...props} onAction={() => box.current?.focus()} />
    </Box>
  );
}
