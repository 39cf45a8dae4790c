import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, type ReactNode, useId } from "react";

interface Props {
  readonly open: boolean;
  /** On Escape, and on a press beside it. */
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly title: string;
  /** Read out as it opens. */
  readonly text: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Opens by itself and needs an answer in time. */
export function AlertDialog({ open, onClose, onKeyDown, title, text, children, actions }: Props) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      {...(onKeyDown && { onKeyDown })}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>{text}</Typography>
        {children}
      </DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}
