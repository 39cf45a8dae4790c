import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { missingInWaiver } from "#shared/rules/wizard.ts";
import { CheckboxInput } from "#web/ui/forms/CheckboxInput.tsx";
import { RadioInput } from "#web/ui/forms/RadioInput.tsx";
import type { DraftHandle } from "./useMemberDraft.ts";
import { WizardStep } from "./WizardStep.tsx";
import { authorizations, waiverParagraphs, waiverSummary } from "./waiver.ts";

/** Step 1: the waiver, the authorization, and the reader's understanding. */
export function WaiverStep({ handle }: { readonly handle: DraftHandle }) {
  return (
    <WizardStep handle={handle} missing={missingInWaiver}>
      <Box sx={{ bgcolor: "soft.primary", borderRadius: "12px", p: 2.5 }}>
        <Typography variant="h3">In short</Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {waiverSummary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      </Box>
      <div>
        <Typography variant="h3" sx={{ mb: 1 }}>
          The waiver
        </Typography>
        <Box component="ol" sx={{ m: 0, pl: 2.5, display: "grid", gap: 1.5 }}>
          {waiverParagraphs.map(([heading, text]) => (
            <li key={heading}>
              <strong>{heading}.</strong> {text}
            </li>
          ))}
        </Box>
      </div>
      <CheckboxInput name="accepted" label="I have read the waiver and I accept it." />
      <RadioInput name="choice" label="Who allows you to register this person?" options={authorizations} />
      <CheckboxInput
        name="understood"
        label="I understand that this record does not replace a call to 911, and that I keep it up to date."
      />
    </WizardStep>
  );
}
