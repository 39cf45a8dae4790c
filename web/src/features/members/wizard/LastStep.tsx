import type { Plan } from "#shared/rules/payment/pricing.ts";
import type { DraftHandle } from "../draft/useMemberDraft.ts";
import { PaymentStep, SponsoredStep } from "./PaymentStep.tsx";
import { useSponsor } from "./useSponsor.ts";

interface Props {
  readonly handle: DraftHandle;
  readonly plan: Plan;
  readonly toPhoto: () => void;
}

/** A paid order is used. */
export function LastStep({ handle, plan, toPhoto }: Props) {
  const { order, values } = handle.draft;
  const sponsor = useSponsor(values);
  return sponsor === undefined || order !== undefined ? (
    <PaymentStep handle={handle} plan={plan} toPhoto={toPhoto} />
  ) : (
    <SponsoredStep handle={handle} sponsor={sponsor} />
  );
}
