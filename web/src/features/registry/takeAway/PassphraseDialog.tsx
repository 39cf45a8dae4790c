import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import { useLeaveWarning } from "#web/ui/navigation/useLeaveWarning.ts";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { fontSize, fontWeight, radius } from "#web/ui/theme/tokens.ts";
import { toast } from "#web/ui/toasts/toast.ts";

async function copy(passphrase: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(passphrase);
    toast("success", "The passphrase is copied.");
  } catch {
    toast("error", "This browser did not let us copy it. Please select it, or write it down.");
  }
}

/** Groups stay whole. */
const Groups = ({ passphrase }: { readonly passphrase: string }) =>
  [...passphrase.matchAll(/\w+-?/g)].map(({ index, 0: group }) => (
    <Box component="span" key={index} sx={{ display: "inline-block" }}>
      {group}
    </Box>
  ));

interface Props {
  readonly passphrase: string;
  /** The saved file. */
  readonly words: string;
  readonly onDone: () => void;
}

/** Shown once: nobody can make it again. Escape would lose it. */
export function PassphraseDialog({ passphrase, words, onDone }: Props) {
  const [isKept, setKept] = useState(false);
  useLeaveWarning(useCallback(() => !isKept, [isKept]));
  return (
    <Dialog
      open
      onClose={() => isKept && onDone()}
      title="The offline copy is saved"
      actions={
        <Button
          variant="primary"
          disabled={!isKept}
          reason={isKept ? undefined : "Keep the passphrase first."}
          onClick={onDone}
        >
          Done
        </Button>
      }
    >
      <Box sx={{ display: "grid", gap: 2, justifyItems: "start", gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Typography>{words}</Typography>
        <FocusedNotice
          kind="warning"
          title="Keep this passphrase"
          text="It is shown once, and nobody can make it again. Keep it apart from the file: whoever has both reads all of it."
        />
        <Typography
          sx={{
            p: 2,
            width: "100%",
            border: "1px solid",
            borderColor: "divider",
            borderRadius: radius.control,
            fontFamily: "monospace",
            fontSize: fontSize.large,
            fontWeight: fontWeight.strong,
            textAlign: "center",
            userSelect: "all",
          }}
        >
          <Groups passphrase={passphrase} />
        </Typography>
        <Button size="small" onClick={() => void copy(passphrase)}>
          Copy the passphrase
        </Button>
        <CheckBox label="I have kept the passphrase" checked={isKept} onChange={setKept} />
      </Box>
    </Dialog>
  );
}
