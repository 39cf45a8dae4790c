import { useState } from "react";
import { listSessions, signOutEverywhere } from "#shared/contract/sessions.ts";
import { send } from "#web/api/send.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useSession } from "#web/session/SessionContext.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { toast } from "#web/ui/toasts/toast.ts";

export function SignOutButtons({ hasOthers }: { readonly hasOthers: boolean }) {
  const { logout } = useSession();
  const [asking, setAsking] = useState<"others" | "all">();
  const endOthers = useCallMutation(signOutEverywhere, { refreshes: [listSessions] });
  const dialogOf = (which: "others" | "all") => ({
    open: asking === which,
    onClose: () => setAsking(undefined),
    danger: true,
  });
  return (
    <>
      <ButtonRow>
        {hasOthers && <Button onClick={() => setAsking("others")}>Sign out other devices</Button>}
        <Button variant="danger" onClick={() => setAsking("all")}>
          Sign out everywhere
        </Button>
      </ButtonRow>
      <ConfirmDialog
        {...dialogOf("others")}
        title="Sign out other devices?"
        confirmLabel="Sign out others"
        onConfirm={async () => {
          await endOthers.mutateAsync({ Others: true });
          toast("success", "All other devices are signed out.");
        }}
      >
        You stay signed in here. Every other device needs your password again.
      </ConfirmDialog>
      <ConfirmDialog
        {...dialogOf("all")}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        onConfirm={async () => {
          await send(signOutEverywhere, {});
          await logout();
        }}
      >
        Every device needs your password again, this one too.
      </ConfirmDialog>
    </>
  );
}
