import { useState } from "react";
import { changeConsent } from "#shared/contract/family/consents.ts";
import { listMembers } from "#shared/contract/members.ts";
import type { Member } from "#shared/model/member.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { consequencesOf } from "./consentWords.ts";

export function WithdrawConsent({ member }: { readonly member: Member }) {
  const [asking, setAsking] = useState(false);
  const change = useCallMutation(changeConsent, { refreshes: [listMembers] });
  const { Parent_ID, ID } = member;
  return (
    <>
      <Button
        size="small"
        variant="danger"
        aria-label={`Withdraw consent for ${fullName(member)}`}
        onClick={() => setAsking(true)}
      >
        Withdraw consent
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Withdraw consent for ${fullName(member)}?`}
        confirmLabel="Withdraw consent"
        danger
        onConfirm={async () => {
          await change.mutateAsync({ Parent_ID, ID, Act: "WITHDRAW" });
          toast("success", "Consent is withdrawn.");
        }}
      >
        <BulletList items={consequencesOf(member)} />
      </ConfirmDialog>
    </>
  );
}
