import Box from "@mui/material/Box";
import { useRef } from "react";
import type { PaymentMessage } from "#shared/model/paymentMessage.ts";
import { usePaymentMessages } from "./usePaymentMessages.ts";
import type { PaymentSession } from "./usePaymentSession.ts";

interface Props {
  readonly session: PaymentSession;
  readonly onMessage: (message: PaymentMessage) => void;
}

/** The payment frame, as high as its page. */
export function PaymentFrame({ session, onMessage }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const height = usePaymentMessages(frame, session.origin, onMessage);
  return (
    <Box sx={{ border: 1, borderColor: "divider", borderRadius: "14px", overflow: "hidden" }}>
      <Box
        component="iframe"
        ref={frame}
        src={session.address}
        title="Card payment"
        // The frame learns from it who it stands in, where its settings do not say so.
        referrerPolicy="origin"
        style={{ height: height ?? 320 }}
        sx={{ display: "block", width: "100%", border: 0 }}
      />
    </Box>
  );
}
