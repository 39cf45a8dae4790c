import Box from "@mui/material/Box";
import { useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { readSecondFactor } from "#shared/contract/secondFactor.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { DefinitionList } from "#web/ui/display/DefinitionList.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { RenewDialog } from "./RenewDialog.tsx";

interface Props {
  readonly factor: ResponseOf<typeof readSecondFactor> & { readonly Since: string };
}

const fewCodes = 3;

export function PresentSecondFactor({ factor: { Mode, Since, RecoveryCodesLeft } }: Props) {
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
