import { type RefObject, useEffect, useRef } from "react";
import { type PaymentMessage, paymentMessage } from "#shared/model/paymentMessage.ts";

/** Hears what the payment frame posts: from exactly this origin and this frame's window, and well formed. */
export function usePaymentMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  listener: (message: PaymentMessage) => void,
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const hear = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || !source || source !== frame.current?.contentWindow) return;
      const read = paymentMessage.safeParse(data);
      if (read.success) latest.current(read.data);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [frame, origin]);
}
