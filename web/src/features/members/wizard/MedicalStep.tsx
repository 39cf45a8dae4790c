import { missingInMedical } from "#shared/rules/wizard.ts";
import { FactInputs } from "../person/MemberFields.tsx";
import type { DraftHandle } from "./useMemberDraft.ts";
import { WizardStep } from "./WizardStep.tsx";

/** Step 3: the medical checklist. */
export function MedicalStep({ handle }: { readonly handle: DraftHandle }) {
  return (
    <WizardStep handle={handle} missing={missingInMedical}>
      <FactInputs group="medical" />
    </WizardStep>
  );
}
