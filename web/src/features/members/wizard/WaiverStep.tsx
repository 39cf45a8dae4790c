import { missingInWaiver } from "#shared/rules/wizard.ts";
import { AuthorizationInputs } from "../authorization/AuthorizationInputs.tsx";
import { WaiverText } from "../authorization/WaiverText.tsx";
import type { DraftHandle } from "./useMemberDraft.ts";
import { WizardStep } from "./WizardStep.tsx";

/** Step 1: the waiver, the authorization, and the reader's understanding. */
export function WaiverStep({ handle }: { readonly handle: DraftHandle }) {
  return (
    <WizardStep handle={handle} missing={missingInWaiver}>
      <WaiverText />
      <AuthorizationInputs />
    </WizardStep>
  );
}
