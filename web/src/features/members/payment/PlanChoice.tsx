import { planNames, priceOf } from "#shared/format/planText.ts";
import { type Plan, planFor } from "#shared/rules/payment/pricing.ts";
import { RadioInput } from "#web/ui/forms/RadioInput.tsx";

const plans: readonly Plan[] = [1, 2];
const additional = plans.map((plan) => priceOf(planFor(plan, 1))).join(" or ");

/** The field "Plan" of a Form. */
export function PlanChoice({ paidMembers }: { readonly paidMembers: number }) {
  return (
    <RadioInput
      name="Plan"
      label="How do you want to pay?"
      options={plans.map((plan) => ({
        value: plan,
        label: `${planNames[plan]}: ${priceOf(planFor(plan, paidMembers))}`,
      }))}
      hint={
        paidMembers === 0
          ? `This is the price of the first member. Each additional member costs ${additional}.`
          : "This is the price of an additional member. If the member at the full price leaves, another member's plan takes that price at its next renewal."
      }
    />
  );
}
