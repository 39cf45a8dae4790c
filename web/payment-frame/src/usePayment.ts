import { useCallback, useEffect, useRef, useState } from "react";
import type { RequestOf } from "#shared/contract/call.ts";
import { startCheckout } from "#shared/contract/payments.ts";
import { errorSentences } from "#shared/errors.ts";
import type { PaymentMessage } from "#shared/model/paymentMessage.ts";
import { followOrder } from "./followOrder.ts";
import { openPopup } from "./openPopup.ts";
import { post } from "./post.ts";
import { onReturn } from "./returns.ts";

/** What the frame shows. `link` is the provider's page when the browser did not allow a pop-up. */
export interface Payment extends Partial<PaymentMessage> {
  readonly link?: string | undefined;
}

type Plan = RequestOf<typeof startCheckout>;

/** One try to pay: its window, and the end of what is done for it. */
interface Try {
  readonly popup: Window | null;
  readonly controller: AbortController;
}

/** Runs one payment after the other, until one is approved; `tellParent` tells the page around the frame. */
export function usePayment(plan: Plan, tellParent: (message: PaymentMessage) => void) {
  const [payment, setPayment] = useState<Payment>({});
  const running = useRef<Try>(undefined);
  const isOpen = useRef(false);
  useEffect(() => () => running.current?.controller.abort(), []);

  const turn = useCallback(
    (message: PaymentMessage, more: Payment = {}) => {
      isOpen.current = message.action === "FIRED";
      setPayment({ ...message, ...more });
      tellParent(message);
    },
    [tellParent],
  );
  const pay = useCallback(() => {
    const { popup: earlier, controller: last } = running.current ?? {};
    // A second press, or one to find the window again: another checkout would forget what is typed there.
    if (isOpen.current && earlier && !earlier.closed) return earlier.focus();
    last?.abort();
    const controller = new AbortController();
    // Synchronously with the press: a browser refuses a window that is opened later.
    const popup = openPopup();
    running.current = { popup, controller };
    void run({ plan, popup, signal: controller.signal, show: setPayment, turn });
  }, [plan, turn]);
  /** The provider's page was opened with the link: from then on it is as with a pop-up. */
  const open = useCallback(() => {
    if (payment.link) turn({ action: "FIRED" }, { link: payment.link });
  }, [payment.link, turn]);
  return { payment, pay, open };
}

interface Run {
  readonly plan: Plan;
  readonly popup: Window | null;
  readonly signal: AbortSignal;
  readonly show: (payment: Payment) => void;
  readonly turn: (message: PaymentMessage) => void;
}

async function run({ plan, popup, signal, show, turn }: Run): Promise<void> {
  if (popup) turn({ action: "FIRED" });
  let orderID: string | undefined;
  let outcome: "success" | "cancel" | undefined;
  const stop = onReturn((returned) => {
    if (!returned.order || returned.order === orderID) outcome = returned.outcome;
  });
  try {
    const { OrderID, URL: link } = await post(startCheckout, plan);
    orderID = OrderID;
    if (signal.aborted) return;
    if (popup) popup.location.replace(link);
    else show({ link });
    const signs = { isClosed: () => popup?.closed ?? false, outcome: () => outcome };
    const tell = (action: PaymentMessage["action"], processing?: boolean) =>
      turn({ action, orderID: OrderID, ...(processing && { processing }) });
    await followOrder({ Token: plan.Token, OrderID, signs, signal, tell });
  } catch (error) {
    popup?.close();
    if (signal.aborted) return;
    const reason = error instanceof Error ? error.message.slice(0, 300) : errorSentences.UNEXPECTED;
    turn({ action: "ERROR", reason, ...(orderID && { orderID }) });
  } finally {
    stop();
  }
}
