import { useNavigate } from "react-router-dom";
import { Button } from "#web/ui/Button.tsx";
import { useQuestion } from "#web/ui/overlays/useQuestion.tsx";
import type { DraftHandle } from "../draft/useMemberDraft.ts";

export function CancelMember({ isTyped, save }: Pick<DraftHandle, "isTyped" | "save">) {
  const navigate = useNavigate();
  const leave = () => void navigate("/Members");
  // Without a network the input stays in this tab, which asks before it is closed.
  const saveAndLeave = () =>
    save()
      .catch(() => {})
      .then(leave);
  const { ask, dialog } = useQuestion({
    title: "Leave without registering?",
    cancelLabel: "Keep going",
    confirmLabel: "Leave",
    danger: true,
    onConfirm: saveAndLeave,
    children: "No department can see this person yet. We keep what you typed for 14 days, so that you can go on later.",
  });
  return (
    <>
      <Button variant="quiet" onClick={() => (isTyped() ? ask() : leave())}>
        Cancel
      </Button>
      {dialog}
    </>
  );
}
