import { useEffect, useState } from "react";
import { useFormState } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";

/** The browser asks before it closes or reloads a page with something typed in it. */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [active]);
}

/** Leaves its form for the household list; asks first when something was typed. */
export function CancelRegistration() {
  const { isDirty } = useFormState();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  useLeaveWarning(isDirty);
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
