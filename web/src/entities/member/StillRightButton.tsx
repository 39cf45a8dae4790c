import { confirmMembers } from "#shared/contract/family/confirmations.ts";
import { listMembers } from "#shared/contract/members.ts";
import type { Member } from "#shared/model/member.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { toastOnFailure } from "#web/ui/toasts/toastOnFailure.ts";

interface Props {
  readonly members: readonly Pick<Member, "ID" | "Version">[];
  /** For a screen reader. */
  readonly whose: string;
}

export function StillRightButton({ members, whose }: Props) {
  const { ID: UID } = useUser();
  const refreshed = [listMembers];
  const { mutateAsync, isPending } = useCallMutation(confirmMembers, {
    refreshes: refreshed,
    refreshesOnFailure: refreshed,
  });
  const confirm = toastOnFailure(async () => {
    await mutateAsync({ UID, Members: members.map(({ ID, Version }) => ({ ID, Version })) });
    toast("success", "Thank you. Crews read that it is still right.");
  });
  const label = "Everything is still right";
  return (
    <Button size="small" pending={isPending} aria-label={`${label} (${whose})`} onClick={confirm}>
      {label}
    </Button>
  );
}
