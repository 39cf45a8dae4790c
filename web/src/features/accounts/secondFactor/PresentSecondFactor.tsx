import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { readSecondFactor, removeSecondFactor, renewRecoveryCodes } from "#shared/contract/secondFactor.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { CodeInput } from "#web/entities/account/CodeInput.tsx";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { DefinitionList } from "#web/ui/display/DefinitionList.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

interface RenewDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRenewed: (codes: readonly string[]) => void;
}

function RenewDialog({ open, onClose, onRenewed }: RenewDialogProps) {
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

interface RemoveDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function RemoveDialog({ open, onClose }: RemoveDialogProps) {
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

const fewCodes = 3;

export function PresentSecondFactor({
  factor: { Mode, Since, RecoveryCodesLeft },
}: {
  readonly factor: ResponseOf<typeof readSecondFactor> & { readonly Since: string };
}) {
  const [asking, setAsking] = useState<"renew" | "remove">();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  const dialogOf = (which: "renew" | "remove") => ({
    open: asking === which,
    onClose: () => setAsking(undefined),
  });
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <DefinitionList
        items={[
          ["Set up", formatDay(Since)],
          ["Codes left", `${RecoveryCodesLeft} of 10 recovery codes`],
        ]}
      />
      {RecoveryCodesLeft < fewCodes && (
        <Notice kind="warning">Few recovery codes are left. Make new ones while you have the app.</Notice>
      )}
      <ButtonRow>
        <Button onClick={() => setAsking("renew")}>Make new recovery codes</Button>
        {Mode !== "required" && (
          <Button variant="danger" onClick={() => setAsking("remove")}>
            Remove
          </Button>
        )}
      </ButtonRow>
      <RenewDialog {...dialogOf("renew")} onRenewed={setCodes} />
      <RemoveDialog {...dialogOf("remove")} />
    </Box>
  );
}
