import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "#shared/contract/call.ts";
import { openPayment } from "#shared/contract/payments.ts";
import type { Plan } from "#shared/rules/pricing.ts";
import { send } from "#web/api/send.ts";
import { siteConfig } from "#web/api/siteConfig.ts";

/** What the payment frame is opened with, and the origin it is on. */
export interface PaymentSession extends ResponseOf<typeof openPayment> {
  readonly origin: string;
  /** The address of the frame. */
  readonly address: string;
}

async function open(plan: Plan): Promise<PaymentSession> {
  const [{ payOrigin, stage }, opened] = await Promise.all([siteConfig(), send(openPayment, { Plan: plan })]);
  const path = [stage, opened.Token, opened.PlanID].map(encodeURIComponent).join("/");
  return { ...opened, origin: new URL(payOrigin).origin, address: `${payOrigin}/${path}` };
}

/** Opens a payment for the next member; `refetch` opens another one. */
export function usePaymentSession(plan: Plan) {
  return useQuery({
    queryKey: [openPayment.path, plan],
    queryFn: () => open(plan),
    // Another token would reload the frame in the middle of a payment.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
}
