import { type ComponentProps, type ReactNode, useState } from "react";
import { toast } from "#web/ui/toasts/toast.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

export interface QuestionProps extends Omit<ComponentProps<typeof ConfirmDialog>, "open" | "onClose"> {
  /** Said once it is done. */
  readonly success?: string;
}

/** Asks before an action. Render `dialog`; `ask` opens it. */
export function useQuestion({ success, onConfirm, ...question }: QuestionProps): {
  readonly ask: () => void;
  readonly dialog: ReactNode;
} {
  const [open, setOpen] = useState(false);
  const confirm = async () => {
    await onConfirm();
    if (success !== undefined) toast("success", success);
  };
  const dialog = (
    <ConfirmDialog {...question} open={open} onClose={() => setOpen(false)} onConfirm={confirm} />
  );
  return { ask: () => setOpen(true), dialog };
}
