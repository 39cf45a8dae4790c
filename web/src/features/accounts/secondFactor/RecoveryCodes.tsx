import Box from "@mui/material/Box";
import { useCallback, useState } from "react";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import { LeaveGuard } from "#web/ui/navigation/LeaveGuard.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { fontSize, radius } from "#web/ui/theme/tokens.ts";
import { toast } from "#web/ui/toasts/toast.ts";

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join("\n"));
    toast("success", "The recovery codes are copied.");
  } catch {
    toast("error", "This browser did not let us copy them. Please select and copy them, or write them down.");
  }
}

interface Props {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once, until they are kept. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const [kept, setKept] = useState(false);
  return (
    <Box sx={{ display: "grid", gap: 2.5, justifyItems: "start" }}>
      <LeaveGuard wouldLose={useCallback(() => !kept, [kept])}>
        The recovery codes are not kept yet. They are not shown again.
      </LeaveGuard>
      <FocusedNotice
        kind="warning"
        title="Keep these recovery codes"
        text="Each of them works once in place of a code of the app, for example when your phone is lost. Keep them on paper or in a password manager: they are not shown again."
      />
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          ...columnList,
          p: 2,
          width: "100%",
          gap: 1,
          gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
          border: "1px solid",
          borderColor: "divider",
          borderRadius: radius.control,
          fontFamily: "monospace",
          fontSize: fontSize.large,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button size="small" onClick={() => void copy(codes)}>
        Copy the codes
      </Button>
      <CheckBox label="I have kept the recovery codes" checked={kept} onChange={setKept} />
      <ButtonRow>
        <Button
          variant="primary"
          disabled={!kept}
          reason={kept ? undefined : "Keep the recovery codes first."}
          onClick={onDone}
        >
          Done
        </Button>
      </ButtonRow>
    </Box>
  );
}
