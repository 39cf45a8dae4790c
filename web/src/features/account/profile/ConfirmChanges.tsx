import Typography from "@mui/material/Typography";
import { type Change, ChangeList } from "#web/ui/display/ChangeList.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";

/** A consequence that the line of a change does not tell. */
function consequence({ label, to }: Change): string | undefined {
  if (label === "Email") return "You sign in with the new email from then on. We write to both about it.";
  if (label === "Mobile phone" && !to) return "Your phone number is removed from your account.";
  return undefined;
}

interface Props {
  readonly open: boolean;
  readonly changes: readonly Change[];
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly onConfirm: () => void;
}

export function ConfirmChanges({ changes, ...dialog }: Props) {
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
    </ConfirmDialog>
  );
}
