import { type ReactNode, useState } from "react";
import { useSession } from "#web/session/SessionContext.ts";
import { hasUnsaved } from "#web/ui/navigation/useLeaveWarning.ts";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";

/** Asks first while input is unsaved. Render `question`, the dialog. */
export function useLogout(): { readonly logOut: () => void; readonly question: ReactNode } {
  const { logout } = useSession();
  const [asking, setAsking] = useState(false);
  const logOut = () => {
    if (hasUnsaved()) setAsking(true);
    else void logout();
  };
  const question = (
    <ConfirmDialog
      open={asking}
      onClose={() => setAsking(false)}
      title="Log out without saving?"
      cancelLabel="Keep editing"
      confirmLabel="Log out"
      danger
      onConfirm={logout}
    >
      What you typed is not saved yet. It is lost when you log out.
    </ConfirmDialog>
  );
  return { logOut, question };
}
