import Typography from "@mui/material/Typography";
import { readSecondFactor, renewRecoveryCodes } from "#shared/contract/secondFactor.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { CodeInput } from "#web/entities/account/CodeInput.tsx";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRenewed: (codes: readonly string[]) => void;
}

export function RenewDialog({ open, onClose, onRenewed }: Props) {
  const renew = useCallMutation(renewRecoveryCodes, { refreshes: [readSecondFactor] });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Make new recovery codes?"
      schema={renewRecoveryCodes.request}
      defaultValues={{ Code: "" }}
      submitLabel="Make new codes"
      onSubmit={async (values) => onRenewed((await renew.mutateAsync(values)).RecoveryCodes)}
    >
      <Typography>The codes that you have kept stop working.</Typography>
      <CodeInput />
    </FormDialog>
  );
}
