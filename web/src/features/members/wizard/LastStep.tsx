import type { Plan } from "#shared/rules/payment/pricing.ts";
import type { DraftHandle } from "../draft/useMemberDraft.ts";
import { PaymentStep } from "./PaymentStep.tsx";
import { SponsoredStep } from "./SponsoredStep.tsx";
import { useSponsor } from "./useSponsor.ts";

interface Props {
  readonly handle: DraftHandle;
  readonly plan: Plan;
}

/** A paid order is used. */
export function LastStep({ handle, plan }: Props) {
  const { order, values } = handle.draft;
  const sponsor = useSponsor(values);
  return sponsor === undefined || order !== undefined ? (
    <PaymentStep handle={handle} plan={plan} />
  ) : (
    <SponsoredStep handle={handle} sponsor={sponsor} />
  );
}
