import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ChangeList, type ValueChange } from "#web/ui/display/ChangeList.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { UploadProgress } from "../photo/UploadProgress.tsx";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly changes: readonly ValueChange[];
  /** The upload's progress, 0 to 1, while it runs. */
  readonly share: number | undefined;
  readonly onConfirm: () => Promise<void>;
}

export function UpdateDialog({ changes, share, ...dialog }: Props) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Are you sure you want to confirm the updated information for this member ?"
      confirmLabel="Update"
    >
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        You can always change it later.
      </Typography>
      {/* Focusable: the keyboard can scroll a long list. */}
      <Box role="group" aria-label="What changes" tabIndex={0} sx={{ borderRadius: "10px" }}>
        <ChangeList changes={changes} />
      </Box>
      {share !== undefined && (
        <Box sx={{ mt: 2.5 }}>
          <UploadProgress share={share} />
        </Box>
      )}
    </ConfirmDialog>
  );
}
