import Typography from "@mui/material/Typography";
import { formatDay } from "#shared/rules/dates.ts";
import { missingInWaiver } from "#shared/rules/wizard.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { AuthorizationInputs } from "../authorization/AuthorizationInputs.tsx";
import { acceptedWaiver } from "../authorization/acceptedWaiver.ts";
import { FoldedWaiver, WaiverText } from "../authorization/WaiverText.tsx";
import type { DraftHandle } from "../draft/useMemberDraft.ts";
import { WizardStep } from "./WizardStep.tsx";

const EarlierWaiver = ({ acceptedAt }: { readonly acceptedAt: string }) => (
  <div>
    <Typography>You accepted the waiver on {formatDay(acceptedAt)}. It holds for this person, too.</Typography>
    <FoldedWaiver />
  </div>
);

/** The waiver once an account; the rest for each person. */
export function WaiverStep({ handle }: { readonly handle: DraftHandle }) {
  const { members = [] } = useMembers();
  const earlier = handle.draft.values.accepted ? acceptedWaiver(members) : undefined;
  return (
    <WizardStep handle={handle} missing={missingInWaiver}>
      {earlier ? <EarlierWaiver acceptedAt={earlier.At} /> : <WaiverText />}
      <AuthorizationInputs isAccepted={earlier !== undefined} />
    </WizardStep>
  );
}
