import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { listMembers } from "#shared/contract/members.ts";
import { openPayment } from "#shared/contract/payments.ts";
import type { PaymentEnvironment, PaymentHost } from "#shared/model/paymentHost.ts";
import type { PaymentMessage } from "#shared/model/paymentMessage.ts";
import { writeOffer } from "#shared/rules/payment/frameOffer.ts";
import { type Plan, planById, planFor } from "#shared/rules/payment/pricing.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { type SiteConfig, siteConfig } from "#web/api/siteConfig.ts";
import { callKey } from "#web/api/useCall.ts";

export interface PaymentSession extends ResponseOf<typeof openPayment> {
  /** Each further person's charge today, in dollars. */
  readonly each: number;
  readonly origin: string;
  readonly address: string;
}

const hostOf = (
  { stage, payOrigin, backupPayOrigin }: SiteConfig,
  host: PaymentHost,
): readonly [PaymentEnvironment, string] => (host === "backup" ? ["backup", backupPayOrigin] : [stage, payOrigin]);

/** After a first person's price, the others are additional ones. */
const eachOf = (plan: Plan, { PlanID, Today, Price }: ResponseOf<typeof openPayment>): number =>
  planById(PlanID)?.first ? planFor(plan, 1).dollars : (Today ?? Price);

async function open(Plan: Plan, MID: string | undefined, others: number): Promise<PaymentSession> {
  const [config, opened] = await Promise.all([siteConfig(), send(openPayment, { Plan, MID })]);
  const [environment, payOrigin] = hostOf(config, opened.Host);
  const path = [environment, opened.Token, opened.PlanID].map(encodeURIComponent).join("/");
  const each = eachOf(Plan, opened);
  const address = `${payOrigin}/${path}${writeOffer(opened, { others, each })}`;
  return { ...opened, each, origin: new URL(payOrigin).origin, address };
}

// The token starts a payment for ten minutes.
const freshFor = 9 * 60_000;

/** `lastMessage` comes from the frame; `openAgain` opens another payment. @param others further people to pay for */
export function usePaymentSession(plan: Plan, member?: string, others = 0) {
  const [round, setRound] = useState(0);
  const [lastMessage, setLastMessage] = useState<PaymentMessage>();
  const query = useQuery({
    queryKey: [openPayment.path, plan, member, others, round],
    queryFn: () => open(plan, member, others),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    // A new token reloads the frame: never during a payment, but before the token expires.
    refetchInterval: lastMessage ? false : freshFor,
    // Typing in the frame is not seen here.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: ({ state }) =>
      !lastMessage && state.data && Date.now() - state.dataUpdatedAt > freshFor ? "always" : false,
  });
  const cache = useQueryClient();
  const isRefused = query.error instanceof ApiError && [404, 409].includes(query.error.status);
  useEffect(() => {
    // The payment or the member is gone, by another window or the provider's event.
    if (isRefused) void cache.invalidateQueries({ queryKey: callKey(listMembers) });
  }, [isRefused, cache]);
  const openAgain = () => {
    setLastMessage(undefined);
    setRound((last) => last + 1);
  };
  return { session: query.data, error: query.error, lastMessage, setLastMessage, openAgain };
}

export type Payment = ReturnType<typeof usePaymentSession>;
