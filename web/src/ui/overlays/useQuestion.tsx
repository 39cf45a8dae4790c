import { type ComponentProps, type ReactNode, useState } from "react";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

export type QuestionProps = Omit<ComponentProps<typeof ConfirmDialog>, "open" | "onClose">;

/** Render `dialog`; `ask` opens it. */
export function useQuestion(question: QuestionProps): { readonly ask: () => void; readonly dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const dialog = <ConfirmDialog {...question} open={open} onClose={() => setOpen(false)} />;
  return { ask: () => setOpen(true), dialog };
}
