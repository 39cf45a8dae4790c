import { useCallback, useState } from "react";
import { useFormState } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { useLeaveWarning } from "#web/ui/useLeaveWarning.ts";

/** Leaves its form for the household list; asks first when something was typed. */
export function CancelRegistration() {
  const { isDirty } = useFormState();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  useLeaveWarning(useCallback(() => isDirty, [isDirty]));
  const leave = () => {
    void navigate("/HouseHolds");
  };
  return (
    <>
      <Button onClick={() => (isDirty ? setAsking(true) : leave())}>Cancel New House Registration</Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Leave without saving?"
        cancelLabel="Keep editing"
        confirmLabel="Leave"
        danger
        onConfirm={leave}
      >
        What you typed on this page is not saved yet. It is lost when you leave.
      </ConfirmDialog>
    </>
  );
}
