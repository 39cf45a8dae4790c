import Box from "@mui/material/Box";
import { type RefObject, useEffect, useRef, useState } from "react";
import { frameHeight, type PaymentMessage, paymentMessage } from "#shared/model/paymentMessage.ts";
import { useLatest } from "#web/ui/state/useLatest.ts";
import type { PaymentSession } from "./usePaymentSession.ts";

/** From this origin and this frame's window only. Returns the frame's height in CSS pixels. */
function usePaymentMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  listener: (message: PaymentMessage) => void,
): number | undefined {
  const [height, setHeight] = useState<number>();
  const latest = useLatest(listener);
  useEffect(() => {
    const hear = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || !source || source !== frame.current?.contentWindow) return;
      const payment = paymentMessage.safeParse(data);
      if (payment.success) return latest.current(payment.data);
      const size = frameHeight.safeParse(data);
      if (size.success) setHeight(size.data.height);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [frame, origin, latest]);
  return height;
}

interface Props {
  readonly session: PaymentSession;
  readonly onMessage: (message: PaymentMessage) => void;
}

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
        // Without the setting, the frame learns its embedding page from the referrer.
        referrerPolicy="origin"
        style={{ height: height ?? 320 }}
        sx={{ display: "block", width: "100%", border: 0 }}
      />
    </Box>
  );
}
