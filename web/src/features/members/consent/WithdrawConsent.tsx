import { changeConsent } from "#shared/contract/family/consents.ts";
import { listMembers } from "#shared/contract/members.ts";
import type { Member } from "#shared/model/member.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { ConfirmButton } from "#web/ui/overlays/ConfirmButton.tsx";
import { consequencesOf } from "./consentWords.ts";

export function WithdrawConsent({ member }: { readonly member: Member }) {
  const change = useCallMutation(changeConsent, { refreshes: [listMembers] });
  const { Parent_ID, ID } = member;
  return (
    <ConfirmButton
      button={{
        size: "small",
        variant: "danger",
        "aria-label": `Withdraw consent for ${fullName(member)}`,
        children: "Withdraw consent",
      }}
      title={`Withdraw consent for ${fullName(member)}?`}
      confirmLabel="Withdraw consent"
      danger
      onConfirm={() => change.mutateAsync({ Parent_ID, ID, Act: "WITHDRAW" })}
      success="Consent is withdrawn."
    >
      <BulletList items={consequencesOf(member)} />
    </ConfirmButton>
  );
}
