import Typography from "@mui/material/Typography";
import * as z from "zod/mini";
import { resetSecondFactor } from "#shared/contract/secondFactor.ts";
import { confirmEmail, resendInvitation, restoreAccount, restrictAccount } from "#shared/contract/staff.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { focusMenu, type RowDialog } from "../lists/useRowDialog.ts";
import type { AccountAction } from "./AccountActions.tsx";
import { invitationToast, nameOf, restorationOf, restrictionOf } from "./accountText.ts";
import { type ListCall, useAccountChange } from "./useAccountChange.ts";

const fields = z.object({ Reason: restrictAccount.request.shape.Reason });

interface RestrictProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly account: ListedAccount;
  readonly list: ListCall;
}

function RestrictDialog({ account, list, ...dialog }: RestrictProps) {
  const { mutateAsync } = useAccountChange(restrictAccount, list);
  const name = nameOf(account);
  return (
    <FormDialog
      {...dialog}
      title={`Restrict ${name}?`}
      schema={fields}
      defaultValues={{ Reason: "" }}
      onSubmit={async ({ Reason }) => {
        await mutateAsync({ ID: account.ID, Reason });
        toast("success", `${name} is restricted.`);
      }}
      submitLabel="Restrict"
      danger
    >
      <BulletList items={restrictionOf(account, name)} />
      <NoteInput
        name="Reason"
        label="Reason"
        hint="Everybody who may restore the account reads it in this list."
        optional={false}
      />
      <Typography variant="quiet">{account.Email}</Typography>
    </FormDialog>
  );
}

interface Props {
  readonly asked: RowDialog<AccountAction, ListedAccount>;
  readonly onClose: () => void;
  readonly list: ListCall;
}

export function AccountDialogs({ asked: { action, row: account, menuId }, onClose, list }: Props) {
  const restore = useAccountChange(restoreAccount, list);
  const invite = useAccountChange(resendInvitation, list);
  const confirm = useAccountChange(confirmEmail, list);
  const removeStep = useAccountChange(resetSecondFactor, list);
  const { ID, Email } = account;
  const name = nameOf(account);
  const dialogOf = (which: AccountAction) => ({ open: action === which, onClose, onClosed: () => focusMenu(menuId) });
  return (
    <>
      <RestrictDialog {...dialogOf("restrict")} account={account} list={list} />
      <ConfirmDialog
        {...dialogOf("restore")}
        title={`Restore ${name}?`}
        confirmLabel="Restore"
        onConfirm={() => restore.mutateAsync({ ID })}
        success={`${name} is restored.`}
      >
        <BulletList items={restorationOf(account, name)} />
      </ConfirmDialog>
      <ConfirmDialog
        {...dialogOf("resetSecondFactor")}
        title={`Remove the two-step sign-in of ${name}?`}
        confirmLabel="Remove"
        danger
        onConfirm={() => removeStep.mutateAsync({ ID })}
        success={`${name} can sign in with the password alone.`}
      >
        <BulletList
          items={[
            "Do this only for a person whom you know and have spoken to, who has lost the phone and the recovery codes.",
            `We tell ${Email} about it.`,
            "Where the role needs a second step, it is set up anew at the next sign-in.",
          ]}
        />
      </ConfirmDialog>
      <ConfirmDialog
        {...dialogOf("invite")}
        title={`Send ${name} the invitation again?`}
        confirmLabel="Send the invitation again"
        onConfirm={async () => void toast(...invitationToast(await invite.mutateAsync({ ID })))}
      >
        <BulletList
          items={[`We mail a new link to ${Email}. It is valid for 72 hours.`, "The link before it stops working."]}
        />
      </ConfirmDialog>
      <ConfirmDialog
        {...dialogOf("confirmEmail")}
        title={`Confirm the email of ${name}?`}
        confirmLabel="Confirm the email"
        onConfirm={() => confirm.mutateAsync({ ID })}
        success={`The email of ${name} is confirmed.`}
      >
        <BulletList
          items={[
            `Do this only when you are sure that you speak with ${name}, and that ${Email} is their address.`,
            "A mailed link alone is then enough to set a new password and to see the whole family.",
          ]}
        />
      </ConfirmDialog>
    </>
  );
}
