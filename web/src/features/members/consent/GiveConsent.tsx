import Typography from "@mui/material/Typography";
import { useState } from "react";
import { changeConsent } from "#shared/contract/family/consents.ts";
import { listMembers } from "#shared/contract/members.ts";
import type { Member } from "#shared/model/member.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { AuthorizationInputs } from "../authorization/AuthorizationInputs.tsx";
import { authorizationSchema, blankAuthorization } from "../authorization/authorizationValues.ts";
import { FoldedWaiver } from "../authorization/WaiverText.tsx";

interface Props {
  readonly member: Member;
  /** The button's words. */
  readonly label: string;
}

export function GiveConsent({ member, label }: Props) {
  const [open, setOpen] = useState(false);
  const change = useCallMutation(changeConsent, { refreshes: [listMembers] });
  const { Parent_ID, ID, First } = member;
  return (
    <>
      <Button size="small" aria-label={`${label}: ${fullName(member)}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Consent for ${fullName(member)}`}
        schema={authorizationSchema}
        defaultValues={blankAuthorization}
        submitLabel="Give consent"
        onSubmit={async ({ choice }) => {
          const Authorization = { Choice: choice, Waiver: waiverVersion } as const;
          await change.mutateAsync({ Parent_ID, ID, Act: "GIVE", Authorization });
          toast("success", `Consent for ${First} is given.`);
        }}
      >
        <Typography>The departments where {First} lives get the record and each change of it.</Typography>
        <FoldedWaiver />
        <AuthorizationInputs />
      </FormDialog>
    </>
  );
}
