import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import type { DraftHandle } from "../draft/useMemberDraft.ts";

export function CancelMember({ isTyped, save }: Pick<DraftHandle, "isTyped" | "save">) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const leave = () => void navigate("/Members");
  // Without a network the input stays in this tab, which asks before it is closed.
  const saveAndLeave = () =>
    save()
      .catch(() => {})
      .then(leave);
  return (
    <>
      <Button variant="quiet" onClick={() => (isTyped() ? setAsking(true) : leave())}>
        Cancel
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Leave without registering?"
        cancelLabel="Keep going"
        confirmLabel="Leave"
        danger
        onConfirm={saveAndLeave}
      >
        No department can see this person yet. We keep what you typed for 14 days, so that you can go on
        later.
      </ConfirmDialog>
    </>
  );
}
