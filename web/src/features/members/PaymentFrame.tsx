import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { messages } from "#shared/fields.ts";
import type { PaymentAction } from "#shared/model/paymentMessage.ts";
import { Button } from "#web/ui/Button.tsx";
import { usePaymentMessages } from "./usePaymentMessages.ts";
import type { PaymentSession } from "./usePaymentSession.ts";

interface Props {
  readonly session: PaymentSession;
  readonly onApproved: (order: string) => void;
  /** Opens another payment, after one could not be started. */
  readonly onAgain: () => void;
}

const sentences: Readonly<Record<PaymentAction, string>> = {
  FIRED: messages.completePayment,
  APPROVED: messages.paymentDone,
  ABORT: messages.paymentAborted,
  CANCEL: messages.paymentCanceled,
  ERROR: messages.unexpected,
};

/** The payment frame and, under it, where the payment stands. */
export function PaymentFrame({ session, onApproved, onAgain }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [action, setAction] = useState<PaymentAction>();
  usePaymentMessages(frame, session.origin, (message) => {
    setAction(message.action);
    if (message.action === "APPROVED" && message.orderID) onApproved(message.orderID);
  });
  const wrong = action === "ABORT" || action === "ERROR";
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 640 }}>
      <Box
        component="iframe"
        ref={frame}
        src={session.address}
        title="Card payment"
        // The frame learns from it who it stands in, where its settings do not say so.
        referrerPolicy="origin"
        sx={{
          width: "100%",
          height: { xs: 480, sm: 340 },
          border: 1,
          borderColor: "divider",
          borderRadius: "14px",
        }}
      />
      <Typography role="status" sx={{ fontWeight: 600, color: wrong ? "error.main" : "text.primary" }}>
        {action ? sentences[action] : ""}
      </Typography>
      {action === "ERROR" && (
        <div>
          <Button onClick={onAgain}>Load the payment again</Button>
        </div>
      )}
    </Box>
  );
}
