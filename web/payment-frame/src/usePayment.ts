import { useCallback, useEffect, useRef, useState } from "react";
import type { RequestOf } from "#shared/contract/call.ts";
import { startCheckout } from "#shared/contract/payments.ts";
import type { PaymentMessage } from "#shared/model/paymentMessage.ts";
import { onReturn } from "./checkoutReturn.ts";
import { type CardRefusal, paySaved } from "./paySaved.ts";
import { pollOrder } from "./pollOrder.ts";
import { CallFailure, post, reasonOf } from "./post.ts";

/** Null when the browser refuses. */
function openPopup(): Window | null {
  const popup = window.open("", "beforehand-payment", "popup,width=520,height=820");
  if (!popup) return null;
  try {
    // Empty and of this origin until the provider's page is loaded.
    popup.document.title = "Payment";
    popup.document.body.textContent = "Opening the payment page…";
  } catch {
    // A window of this name still shows the provider's page and will load the new one.
  }
  popup.focus();
  return popup;
}

/** `link`: the provider's page when the browser allowed no pop-up. */
export interface PaymentState extends Partial<PaymentMessage> {
  readonly link?: string | undefined;
  /** The provider's page is left to pay. */
  readonly refusal?: CardRefusal | undefined;
}

/** A saved card would pay for all at a press, or does so. An approved or failed payment's frame is gone. */
export const offersCard = ({ action, saved, link, refusal }: PaymentState): boolean =>
  !link && !refusal && (action !== "FIRED" || saved === true);

type Plan = Pick<RequestOf<typeof startCheckout>, "Token" | "PlanID">;

/** The answer to the box beside the button. */
interface CardUse {
  readonly keep: boolean;
  readonly forOthers: boolean;
}

interface Attempt {
  readonly popup: Window | null;
  readonly controller: AbortController;
}

/** One payment at a time until one is approved. */
export function usePayment(plan: Plan, { keep, forOthers }: CardUse, postToParent: (message: PaymentMessage) => void) {
  const [payment, setPayment] = useState<PaymentState>({});
  const running = useRef<Attempt>(undefined);
  const isOpen = useRef(false);
  useEffect(() => () => running.current?.controller.abort(), []);

  const agreed = useRef(false);
  const report = useCallback(
    (given: PaymentMessage, more: PaymentState = {}) => {
      const message = agreed.current ? { ...given, forOthers: true } : given;
      isOpen.current = message.action === "FIRED" && !message.saved;
      setPayment({ ...message, ...more });
      postToParent(message);
    },
    [postToParent],
  );
  const pay = useCallback(() => {
    const { popup: earlier, controller: last } = running.current ?? {};
    // Another checkout would discard an open window's input.
    if (isOpen.current && earlier && !earlier.closed) return earlier.focus();
    last?.abort();
    const controller = new AbortController();
    // Browsers refuse a window opened after the press.
    const popup = openPopup();
    running.current = { popup, controller };
    agreed.current = keep && forOthers;
    void run({ plan: { ...plan, Keep: keep }, popup, signal: controller.signal, show: setPayment, report });
  }, [plan, keep, forOthers, report]);
  const isCharging = useRef(false);
  /** A second press waits for the first. */
  const payWithCard = useCallback(
    (Today: number) => {
      if (isCharging.current) return;
      isCharging.current = true;
      agreed.current = forOthers;
      // The server closes the earlier page: its end is no news.
      running.current?.controller.abort();
      void paySaved({ ...plan, Today }, report).finally(() => {
        isCharging.current = false;
      });
    },
    [plan, forOthers, report],
  );
  const open = useCallback(() => {
    if (payment.link) report({ action: "FIRED" }, { link: payment.link });
  }, [payment.link, report]);
  return { payment, pay, payWithCard, open };
}

interface PaymentRun {
  readonly plan: RequestOf<typeof startCheckout>;
  readonly popup: Window | null;
  readonly signal: AbortSignal;
  readonly show: (payment: PaymentState) => void;
  readonly report: (message: PaymentMessage) => void;
}

async function run({ plan, popup, signal, show, report }: PaymentRun): Promise<void> {
  if (popup) report({ action: "FIRED" });
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
    const hints = { isClosed: () => popup?.closed ?? false, outcome: () => outcome };
    const reportAction = (action: PaymentMessage["action"], processing?: boolean) =>
      report({ action, orderID: OrderID, ...(processing && { processing }) });
    await pollOrder({ Token: plan.Token, OrderID, hints, signal, report: reportAction });
  } catch (error) {
    popup?.close();
    if (signal.aborted) return;
    const reason = reasonOf(error);
    const uncertain = error instanceof CallFailure && error.code === "SAVED_PAYMENT_UNDER_WAY";
    report({ action: "ERROR", reason, ...(uncertain && { uncertain }), ...(orderID && { orderID }) });
  } finally {
    stop();
  }
}
