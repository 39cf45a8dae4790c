import { planId as planIds } from "#shared/fields/payment.ts";
import { paymentEnvironment } from "#shared/model/paymentHost.ts";
import { readOffer } from "#shared/rules/payment/frameOffer.ts";
import { planById } from "#shared/rules/payment/pricing.ts";

/** /{environment}/{token}/{planId}, with the offer in the fragment. */
export function readAddress({ pathname, hash }: Location) {
  const [, environment, Token = "", id] = pathname.split("/");
  if (!paymentEnvironment.safeParse(environment).success) return undefined;
  const PlanID = planIds.safeParse(id);
  const price = PlanID.success ? planById(PlanID.data) : undefined;
  const plan = PlanID.success ? { Token, PlanID: PlanID.data } : undefined;
  return Token && plan && price ? { plan, price, offer: readOffer(hash) } : undefined;
}
