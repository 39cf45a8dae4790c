import Typography from "@mui/material/Typography";
import { formatDay } from "#shared/rules/dates.ts";
import { missingInWaiver } from "#shared/rules/wizard.ts";
import { AuthorizationInputs } from "../authorization/AuthorizationInputs.tsx";
import { FoldedWaiver, WaiverText } from "../authorization/WaiverText.tsx";
import type { DraftHandle } from "../draft/useMemberDraft.ts";
import { OfferedFirst } from "./OfferedFirst.tsx";
import { useEarlierWaiver } from "./useEarlierWaiver.ts";
import { WizardStep } from "./WizardStep.tsx";

const EarlierWaiver = ({ acceptedAt }: { readonly acceptedAt: string }) => (
  <div>
    <Typography sx={{ mb: 1.5 }}>
      You accepted the waiver on {formatDay(acceptedAt)}. It holds for this person, too: there is nothing to answer
      here.
    </Typography>
    <FoldedWaiver />
  </div>
);

/** Once an account; who allows it is asked again with each later person. */
export function WaiverStep({ handle }: { readonly handle: DraftHandle }) {
  const earlier = useEarlierWaiver(handle.draft.values);
  return (
    <WizardStep handle={handle} missing={earlier ? () => [] : missingInWaiver}>
      {earlier ? (
        <EarlierWaiver acceptedAt={earlier.At} />
      ) : (
        <AuthorizationInputs>
          <OfferedFirst />
          <WaiverText />
        </AuthorizationInputs>
      )}
    </WizardStep>
  );
}
