import { MedicalStep } from "./MedicalStep.tsx";
import { PaymentStep, SponsoredStep } from "./PaymentStep.tsx";
import { PlanStep } from "./PlanStep.tsx";
import { useSponsor } from "./useSponsor.ts";
import type { WizardHandle } from "./WizardStep.tsx";

/** From the third step on. */
export function LaterStep({ handle }: { readonly handle: WizardHandle }) {
  const { step, order, values } = handle.draft;
  const sponsor = useSponsor(values);
  if (step === 2) return <MedicalStep handle={handle} />;
  if (step === 3) return <PlanStep handle={handle} />;
  // A paid order is used.
  if (sponsor === undefined || order !== undefined) return <PaymentStep handle={handle} />;
  return <SponsoredStep handle={handle} sponsor={sponsor} />;
}
