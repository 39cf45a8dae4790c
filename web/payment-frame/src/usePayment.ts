import { useCallback, useEffect, useRef, useState } from "react";
import type { RequestOf } from "#shared/contract/call.ts";
import { startCheckout } from "#shared/contract/payments.ts";
import { messages } from "#shared/fields.ts";
import type { PaymentAction } from "#shared/model/paymentMessage.ts";
import { followOrder } from "./followOrder.ts";
import { openPopup } from "./openPopup.ts";
import { post } from "./post.ts";
import { onReturn } from "./returns.ts";

/** What the frame shows. `link` is the provider's page when the browser did not allow a pop-up. */
export interface Payment {
  readonly action?: PaymentAction | undefined;
  readonly sentence?: string | undefined;
  readonly link?: string | undefined;
}

type Plan = RequestOf<typeof startCheckout>;

/** Runs one payment after the other, until one is approved; `post` tells the page around the frame. */
export function usePayment(plan: Plan, tellParent: (action: PaymentAction, orderID?: string) => void) {
  const [payment, setPayment] = useState<Payment>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const pay = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    // Synchronously with the press: a browser refuses a window that is opened later.
    const popup = openPopup();
    void run({ plan, popup, signal: controller.signal, show: setPayment, tellParent });
  }, [plan, tellParent]);
  return { payment, pay };
}

interface Run {
  readonly plan: Plan;
  readonly popup: Window | null;
  readonly signal: AbortSignal;
  readonly show: (payment: Payment) => void;
  readonly tellParent: (action: PaymentAction, orderID?: string) => void;
}

async function run({ plan, popup, signal, show, tellParent }: Run): Promise<void> {
  const turn = (action: PaymentAction, order?: string, more: Payment = {}) => {
    show({ action, ...more });
    tellParent(action, order);
  };
  turn("FIRED");
  let order: string | undefined;
  let outcome: "success" | "cancel" | undefined;
  const stop = onReturn((returned) => {
    if (!returned.order || returned.order === order) outcome = returned.outcome;
  });
  try {
    const { OrderID, URL: link } = await post(startCheckout, plan);
    order = OrderID;
    if (signal.aborted) return;
    if (popup) popup.location.replace(link);
    else show({ action: "FIRED", link });
    const signs = { isClosed: () => popup?.closed ?? false, outcome: () => outcome };
    await followOrder({ Token: plan.Token, OrderID, signs, signal, tell: (action) => turn(action, OrderID) });
  } catch (error) {
    popup?.close();
    if (signal.aborted) return;
    turn("ERROR", order, { sentence: error instanceof Error ? error.message : messages.unexpected });
  } finally {
    stop();
  }
}
