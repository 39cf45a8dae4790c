import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import type { DraftHandle } from "./useMemberDraft.ts";

/** Leaves the wizard for the member list; asks first when there is input. */
export function CancelMember({ isTyped, forget }: Pick<DraftHandle, "isTyped" | "forget">) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const leave = () => {
    forget();
    void navigate("/Members");
  };
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
        onConfirm={leave}
      >
        What you typed here is not saved yet. It is lost when you leave.
      </ConfirmDialog>
    </>
  );
}
