import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ComponentProps, useState } from "react";
import type { RequestOf, ResponseOf } from "#shared/contract/call.ts";
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

type Codes = RequestOf<typeof removeSecondFactor>;

interface CodeDialogProps extends Omit<ComponentProps<typeof FormDialog<Codes, Codes>>, "schema" | "defaultValues"> {
  readonly children: string;
}

/** Asks for a code of the app or a recovery code. */
const CodeDialog = ({ children, ...dialog }: CodeDialogProps) => (
  <FormDialog {...dialog} schema={removeSecondFactor.request} defaultValues={{ Code: "" }}>
    <Typography>{children}</Typography>
    <CodeInput />
  </FormDialog>
);

const fewCodes = 3;
const refreshing = { refreshes: [readSecondFactor] };

export function PresentSecondFactor({
  factor: { Mode, Since, RecoveryCodesLeft },
}: {
  readonly factor: ResponseOf<typeof readSecondFactor> & { readonly Since: string };
}) {
  const [asking, setAsking] = useState<"renew" | "remove">();
  const [codes, setCodes] = useState<readonly string[]>();
  const renewing = useCallMutation(renewRecoveryCodes, refreshing);
  const removing = useCallMutation(removeSecondFactor, refreshing);
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  const dialogOf = (which: "renew" | "remove") => ({ open: asking === which, onClose: () => setAsking(undefined) });
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
      <CodeDialog
        {...dialogOf("renew")}
        title="Make new recovery codes?"
        submitLabel="Make new codes"
        onSubmit={async (values) => setCodes((await renewing.mutateAsync(values)).RecoveryCodes)}
      >
        The codes that you have kept stop working.
      </CodeDialog>
      <CodeDialog
        {...dialogOf("remove")}
        title="Remove the second step?"
        submitLabel="Remove"
        danger
        onSubmit={async (values) => {
          const { Message } = await removing.mutateAsync(values);
          toast("success", Message);
        }}
      >
        Your password alone then opens every record that you may read.
      </CodeDialog>
    </Box>
  );
}
