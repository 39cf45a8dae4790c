import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { useLeaveGuard } from "./useLeaveGuard.ts";
import { useLeaveWarning } from "./useLeaveWarning.ts";

interface Props {
  /** A stable function. */
  readonly wouldLose: () => boolean;
  /** @default about what was typed */
  readonly children?: string;
}

const typed = "What you typed on this page is not saved yet. It is lost when you leave.";

export function LeaveGuard({ wouldLose, children = typed }: Props) {
  const { asking, leave, stay } = useLeaveGuard(wouldLose);
  useLeaveWarning(wouldLose);
  return (
    <ConfirmDialog
      open={asking}
      onClose={stay}
      title="Leave without saving?"
      cancelLabel="Keep editing"
      confirmLabel="Leave"
      danger
      onConfirm={leave}
    >
      {children}
    </ConfirmDialog>
  );
}
