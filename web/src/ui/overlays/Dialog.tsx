import MuiDialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { TransitionProps } from "@mui/material/transitions";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
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
  /** Moves the focus if the opener is gone. */
  readonly onClosed?: () => void;
  /** "alertdialog" has to be read at once. @default "dialog" */
  readonly role?: "dialog" | "alertdialog";
}

/** Too long for the window, it scrolls, by keys too. */
function Content({ labelledBy, children }: { readonly labelledBy: string; readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const at = content.current;
    if (!at) return;
    const watch = new ResizeObserver(() => setScrolling(at.scrollHeight > at.clientHeight));
    for (const one of [at, ...at.children]) watch.observe(one);
    return () => watch.disconnect();
  }, []);
  const region = isScrolling ? { tabIndex: 0, role: "group", "aria-labelledby": labelledBy } : {};
  return (
    <DialogContent ref={content} {...region}>
      {children}
    </DialogContent>
  );
}

/** Escape closes it, and the focus returns. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, maxWidth = "sm", onClosed, role = "dialog" } = props;
  const id = useId();
  const transition: TransitionProps = { onExited: () => onClosed?.() };
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      role={role}
      // MUI hides the page behind it; `aria-modal` would hide the messages, too.
      aria-modal={false}
      aria-labelledby={id}
      maxWidth={maxWidth}
      fullWidth
      slotProps={{ transition }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <Content labelledBy={id}>
        {/* The page's own notice is behind it. */}
        <Offline quiet sx={{ mb: 2 }} />
        {children}
      </Content>
      {actions && <DialogActions>{actions}</DialogActions>}
    </MuiDialog>
  );
}
