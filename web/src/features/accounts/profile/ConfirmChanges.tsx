import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ChangeList, type ValueChange } from "#web/ui/display/ChangeList.tsx";
import { PasswordInput } from "#web/ui/forms/PasswordInput.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";

function consequence({ label, to }: ValueChange): string | undefined {
  if (label === "Email")
    return "We mail a code to the new email. You sign in with it once you have typed the code; we write to both about it.";
  if (label === "Mobile phone" && !to) return "Your phone number is removed from your account.";
  return undefined;
}

interface Props {
  readonly open: boolean;
  readonly changes: readonly ValueChange[];
  readonly asksPassword: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly onConfirm: () => void;
}

export function ConfirmChanges({ changes, asksPassword, ...dialog }: Props) {
  return (
    <ConfirmDialog {...dialog} title="Update your info?" confirmLabel="Update">
      <ChangeList changes={changes} />
      {changes.map(
        (change) =>
          consequence(change) && (
            <Typography key={change.label} sx={{ mt: 2 }}>
              {consequence(change)}
            </Typography>
          ),
      )}
      {asksPassword && (
        <Box sx={{ mt: 2 }}>
          <PasswordInput
            name="Password"
            label="Your password"
            hint="It may be left empty in the first five minutes after you signed in."
            autoComplete="current-password"
          />
        </Box>
      )}
    </ConfirmDialog>
  );
}
