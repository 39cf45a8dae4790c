import { payMember } from "#shared/contract/members.ts";
import { openPayment, payWithSavedCard } from "#shared/contract/payments.ts";
import type { Member } from "#shared/model/member.ts";
import type { Plan } from "#shared/rules/payment/pricing.ts";
import { send } from "#web/api/send.ts";

export interface Agreement {
  readonly plan: Plan;
  /** Dollars for each person today, as shown at the press. */
  readonly most: number;
}

/**
 * Pays with the saved card, or with an earlier payment: a repetition after a break charges nothing twice. Undefined
 * where the owner is to look again: no card is saved, or it costs more than they agreed to.
 */
export async function chargeMember({ ID, Parent_ID }: Member, { plan, most }: Agreement): Promise<Member | undefined> {
  const opened = await send(openPayment, { Plan: plan, MID: ID });
  const Today = opened.Today ?? opened.Price;
  if (!opened.Paid && (!opened.Card || Today > most)) return undefined;
  const { Token, PlanID } = opened;
  const { OrderID } = opened.Paid ?? (await send(payWithSavedCard, { Token, PlanID, Today }));
  return (await send(payMember, { Parent_ID, ID, OrderID })).Member;
}
