import { type RefObject, useEffect, useRef, useState } from "react";
import { frameHeight, type PaymentMessage, paymentMessage } from "#shared/model/paymentMessage.ts";

/**
 * Hears what the payment frame posts: from exactly this origin and this frame's window, and well formed.
 * Answers the height that the frame asks for, in CSS pixels; undefined until it does.
 */
export function usePaymentMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  listener: (message: PaymentMessage) => void,
): number | undefined {
  const [height, setHeight] = useState<number>();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
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
  }, [frame, origin]);
  return height;
}
