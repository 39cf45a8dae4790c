import type { DraftHandle } from "../draft/useMemberDraft.ts";
import { MedicalStep } from "./MedicalStep.tsx";
import { PaymentStep, SponsoredStep } from "./PaymentStep.tsx";
import { PlanStep } from "./PlanStep.tsx";
import { useSponsor } from "./useSponsor.ts";

interface Props {
  readonly handle: DraftHandle;
  readonly toPhoto: () => void;
  readonly onAnother: () => void;
}

/** From the third step on. */
export function LaterStep({ handle, toPhoto, onAnother }: Props) {
  const { step, order, values } = handle.draft;
  const sponsor = useSponsor(values);
  if (step === 2) return <MedicalStep handle={handle} toPhoto={toPhoto} onAnother={onAnother} />;
  if (step === 3) return <PlanStep handle={handle} toPhoto={toPhoto} />;
  // A paid order is used.
  if (sponsor === undefined || order !== undefined)
    return <PaymentStep handle={handle} plan={values.Plan ?? 1} toPhoto={toPhoto} />;
  return <SponsoredStep handle={handle} sponsor={sponsor} />;
}
