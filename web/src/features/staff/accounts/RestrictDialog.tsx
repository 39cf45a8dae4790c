import Typography from "@mui/material/Typography";
import * as z from "zod/mini";
import { restrictAccount } from "#shared/contract/staff.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { nameOf, restrictionOf } from "./accountText.ts";
import { type ListCall, useAccountChange } from "./useAccountChange.ts";

const fields = z.object({ Reason: restrictAccount.request.shape.Reason });

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly account: ListedAccount;
  readonly list: ListCall;
}

export function RestrictDialog({ account, list, ...dialog }: Props) {
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
