import Link from "@mui/material/Link";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { useSession } from "#web/session/SessionContext.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { AuthLayout } from "../AuthLayout.tsx";
import { useLinkToken } from "../useLinkToken.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

export function NewPasswordPage() {
  const token = useLinkToken();
  const [done, setDone] = useState(false);
  const { revalidate } = useSession();
  const finish = () => {
    // The server ended every sign-in of the account; this browser's too, unless it is another account's.
    void revalidate();
    setDone(true);
  };
  return (
    <AuthLayout>
      {done ? (
        <>
          <PageTitle
            key="done"
            text="Your new password works now. Every sign-in with the old one has ended: sign in with the new one."
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
          {!token && (
            <Notice kind="warning" sx={{ mb: 3 }}>
              This page does not know any more for which account it is. Open the link in the mail again, or ask for a
              new one.
            </Notice>
          )}
          <NewPasswordForm token={token} onDone={finish} />
          <Link component={RouterLink} to="/Recover" sx={{ display: "inline-block", mt: 4, py: 0.75 }}>
            Ask for a new link
          </Link>
        </>
      )}
    </AuthLayout>
  );
}
