import { useState } from "react";
import { useSession } from "#web/session/SessionContext.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { EntryFrame } from "./EntryFrame.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { useTokenOfLink } from "./useTokenOfLink.ts";

/** Where a mailed link leads: a new password, and then the way home. */
export function ChangePage() {
  const token = useTokenOfLink();
  const [done, setDone] = useState(false);
  const { user, drop } = useSession();
  const finish = () => {
    // Every sign-in of the account has ended on the server: this browser's does, too.
    if (user) void drop();
    setDone(true);
  };
  return (
    <EntryFrame>
      {done ? (
        <>
          <PageTitle
            key="done"
            text="Your new password works now. You were signed out everywhere: sign in with it."
          >
            Password Updated
          </PageTitle>
          <ButtonRow>
            <Button variant="primary" to="/Homepage">
              Return Home
            </Button>
          </ButtonRow>
        </>
      ) : (
        <>
          <PageTitle key="set" text="Choose a password that you do not use anywhere else.">
            Set a new password
          </PageTitle>
          <NewPasswordForm token={token} onDone={finish} />
        </>
      )}
    </EntryFrame>
  );
}
