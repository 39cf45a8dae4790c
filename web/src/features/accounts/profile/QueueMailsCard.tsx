import { updateAccount } from "#shared/contract/accounts.ts";
import { placeRoles } from "#shared/model/role.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useStoreAccount } from "#web/entities/account/useStoreAccount.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { toastOnFailure } from "#web/ui/toasts/toastOnFailure.ts";

export function QueueMailsCard() {
  const { ID, Role, QueueMailsOff = false } = useUser();
  const store = useStoreAccount();
  const { mutateAsync, isPending, variables } = useCallMutation(updateAccount);
  if (!placeRoles.includes(Role)) return null;
  const change = toastOnFailure(async (QueueMails: boolean) => {
    if (isPending) return;
    store((await mutateAsync({ ID, QueueMails })).Account);
    toast("success", "Your info has been updated !");
  });
  return (
    <Card title="Mails about waiting jackets">
      <CheckBox
        label="Write to me each morning while jackets wait, and when the first one comes into an empty queue."
        checked={isPending ? variables.QueueMails === true : !QueueMailsOff}
        onChange={change}
      />
    </Card>
  );
}
