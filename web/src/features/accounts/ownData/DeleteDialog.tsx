import Typography from "@mui/material/Typography";
import { requestDeletion } from "#shared/contract/ownData/deletions.ts";
import { coolingOffDays, deletionDay, deletionWord } from "#shared/rules/account/deletion.ts";
import { dayOf, formatDay } from "#shared/rules/dates.ts";
import { send } from "#web/api/send.ts";
import { useStoreAccount } from "#web/entities/account/useStoreAccount.ts";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { SignInAgain, useSignInAgain } from "./SignInAgain.tsx";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

const consequences = (day: string): string[] => [
  `On ${day} your account goes for good, with your people, their photos and your house holds. Nobody can bring it back.`,
  "Each department that has a record is told to drop it. Crews will not know your family any more.",
  "Your plans end on that day. What you paid is not paid back, and a plan that renews before that day is charged.",
  `For ${coolingOffDays} days nothing changes. You can keep your account at any time until then.`,
];

export function DeleteDialog(dialog: Props) {
  const { asksCode, run } = useSignInAgain();
  const store = useStoreAccount();
  return (
    <FormDialog
      {...dialog}
      title="Delete your account?"
      schema={requestDeletion.request}
      defaultValues={{ Password: "", Code: "", Confirmation: "" }}
      submitLabel="Delete my account"
      danger
      onSubmit={async (typed) => {
        const { Account } = await run(() => send(requestDeletion, typed));
        store(Account);
        toast("success", `Your account will be deleted on ${formatDay(Account.DeletionOn ?? "")}.`);
      }}
    >
      <BulletList items={consequences(formatDay(deletionDay(dayOf(new Date()))))} />
      <Typography>You may want to download your data first.</Typography>
      <SignInAgain asksCode={asksCode} />
      <TextInput
        name="Confirmation"
        label={`Type ${deletionWord} to confirm`}
        autoComplete="off"
        maxLength={20}
        required
      />
    </FormDialog>
  );
}
