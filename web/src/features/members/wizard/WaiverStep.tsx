import Typography from "@mui/material/Typography";
import { missingInWaiver } from "#shared/rules/wizard.ts";
import { ConsentInputs } from "../consent/ConsentInputs.tsx";
import { WaiverParagraphs, WaiverSummary } from "../consent/WaiverText.tsx";
import type { DraftHandle } from "./useMemberDraft.ts";
import { WizardStep } from "./WizardStep.tsx";

/** Step 1: the waiver, the authorization, and the reader's understanding. */
export function WaiverStep({ handle }: { readonly handle: DraftHandle }) {
  return (
    <WizardStep handle={handle} missing={missingInWaiver}>
      <WaiverSummary />
      <div>
        <Typography variant="h3" sx={{ mb: 1 }}>
          The waiver
        </Typography>
        <WaiverParagraphs />
      </div>
      <ConsentInputs />
    </WizardStep>
  );
}
