import { confirmEmail } from "#shared/contract/staff.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { nameOf } from "./accountText.ts";
import { type ListCall, useAccountChange } from "./useAccountChange.ts";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly account: ListedAccount;
  readonly list: ListCall;
}

export function ConfirmEmailDialog({ account, list, ...dialog }: Props) {
  const confirm = useAccountChange(confirmEmail, list);
  const name = nameOf(account);
  return (
    <ConfirmDialog
      {...dialog}
      title={`Confirm the email of ${name}?`}
      confirmLabel="Confirm the email"
      onConfirm={async () => {
        await confirm.mutateAsync({ ID: account.ID });
        toast("success", `The email of ${name} is confirmed.`);
      }}
    >
      <BulletList
        items={[
          `Do this only when you are sure that you speak with ${name}, and that ${account.Email} is their address.`,
          "A mailed link alone is then enough to set a new password and to see the whole family.",
        ]}
      />
    </ConfirmDialog>
  );
}
