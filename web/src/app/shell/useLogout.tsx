import type { ReactNode } from "react";
import { useSession } from "#web/session/SessionContext.ts";
import { hasUnsaved } from "#web/ui/navigation/useLeaveWarning.ts";
import { useQuestion } from "#web/ui/overlays/useQuestion.tsx";

/** Asks first while input is unsaved. Render `question`, the dialog. */
export function useLogout(): { readonly logOut: () => void; readonly question: ReactNode } {
  const { logout } = useSession();
  const { ask, dialog } = useQuestion({
    title: "Log out without saving?",
    cancelLabel: "Keep editing",
    confirmLabel: "Log out",
    danger: true,
    onConfirm: logout,
    children: "What you typed is not saved yet. It is lost when you log out.",
  });
  const logOut = () => {
    if (hasUnsaved()) ask();
    else void logout();
  };
  return { logOut, question: dialog };
}
