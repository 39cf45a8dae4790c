import Typography from "@mui/material/Typography";
import { readSecondFactor, removeSecondFactor } from "#shared/contract/secondFactor.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { CodeInput } from "#web/entities/account/CodeInput.tsx";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { toast } from "#web/ui/toasts/toast.ts";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function RemoveDialog({ open, onClose }: Props) {
  const remove = useCallMutation(removeSecondFactor, { refreshes: [readSecondFactor] });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Remove the second step?"
      schema={removeSecondFactor.request}
      defaultValues={{ Code: "" }}
      submitLabel="Remove"
      danger
      onSubmit={async (values) => {
        const { Message } = await remove.mutateAsync(values);
        toast("success", Message);
      }}
    >
      <Typography>Your password alone then opens every record that you may read.</Typography>
      <CodeInput />
    </FormDialog>
  );
}
