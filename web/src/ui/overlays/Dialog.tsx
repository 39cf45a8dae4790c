import MuiDialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import { Offline } from "#web/ui/feedback/Offline.tsx";

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The safe one first. */
  readonly actions?: ReactNode;
  /** @default "sm" (600 px) */
  readonly maxWidth?: "xs" | "sm" | "md";
  /** Called when it is gone. Move the focus if the button that opened it no longer exists. */
  readonly onClosed?: () => void;
  /** "alertdialog" where it has to be read at once. @default "dialog" */
  readonly role?: "dialog" | "alertdialog";
}

/** A dialog named by its title. Escape closes it, and the focus returns. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, maxWidth = "sm", onClosed, role = "dialog" } = props;
  const id = useId();
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      role={role}
      // MUI hides the page behind it; `aria-modal` would also hide the messages beside its paper.
      aria-modal={false}
      aria-labelledby={id}
      maxWidth={maxWidth}
      fullWidth
      slotProps={{ transition: { onExited: () => onClosed?.() } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {/* The page's own notice is behind the dialog. */}
        <Offline quiet sx={{ mb: 2 }} />
        {children}
      </DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </MuiDialog>
  );
}
