import { wizardFeet } from "#shared/format/height.ts";
import { missingInPerson } from "#shared/rules/wizard.ts";
import { MemberFields } from "../person/MemberFields.tsx";
import type { DraftHandle } from "./useMemberDraft.ts";
import { WizardStep } from "./WizardStep.tsx";

/** Step 2: the person. */
export function PersonStep({ handle }: { readonly handle: DraftHandle }) {
  return (
    <WizardStep handle={handle} missing={missingInPerson}>
      <MemberFields feet={wizardFeet} />
    </WizardStep>
  );
}
