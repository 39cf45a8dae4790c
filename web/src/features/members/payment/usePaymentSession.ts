import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { openPayment } from "#shared/contract/payments.ts";
import type { PaymentMessage } from "#shared/model/paymentMessage.ts";
import type { Plan } from "#shared/rules/pricing.ts";
import { send } from "#web/api/send.ts";
import { siteConfig } from "#web/api/siteConfig.ts";

/** What the payment frame is opened with, and the origin it is on. */
export interface PaymentSession extends ResponseOf<typeof openPayment> {
  readonly origin: string;
  /** The address of the frame. */
  readonly address: string;
}

async function open(Plan: Plan, MID: string | undefined): Promise<PaymentSession> {
  const [{ payOrigin, stage }, opened] = await Promise.all([siteConfig(), send(openPayment, { Plan, MID })]);
  const path = [stage, opened.Token, opened.PlanID].map(encodeURIComponent).join("/");
  return { ...opened, origin: new URL(payOrigin).origin, address: `${payOrigin}/${path}` };
}

// Its token starts a payment for ten minutes.
const freshFor = 9 * 60_000;

/**
 * Opens a payment for the next member, or for a registered one. `lastMessage` is where it stands, once the frame told
 * something; `openAgain` opens another one.
 */
export function usePaymentSession(plan: Plan, member?: string) {
  const [round, setRound] = useState(0);
  const [lastMessage, setLastMessage] = useState<PaymentMessage>();
  const query = useQuery({
    queryKey: [openPayment.path, plan, member, round],
    queryFn: () => open(plan, member),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    // Another token loads the frame anew: never in the middle of a payment, but before it is out of date.
    refetchInterval: lastMessage ? false : freshFor,
    refetchOnWindowFocus: ({ state }) =>
      !lastMessage && state.data && Date.now() - state.dataUpdatedAt > freshFor ? "always" : false,
  });
  const openAgain = () => {
    setLastMessage(undefined);
    setRound((last) => last + 1);
  };
  return { session: query.data, error: query.error, lastMessage, setLastMessage, openAgain };
}

export type Payment = ReturnType<typeof usePaymentSession>;
