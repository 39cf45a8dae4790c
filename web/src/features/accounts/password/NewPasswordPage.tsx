import { useState } from "react";
import { useSession } from "#web/session/SessionContext.ts";
import { DeadEnd } from "#web/ui/feedback/DeadEnd.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { AuthLayout } from "../AuthLayout.tsx";
import { useLinkToken } from "../useLinkToken.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

const newLink = { label: "Ask for a new link", to: "/Recover" };

function NewPassword({ onDone }: { readonly onDone: () => void }) {
  const token = useLinkToken();
  const [over, setOver] = useState<string>();
  if (over) return <DeadEnd title="This link does not work" text={over} action={newLink} />;
  if (!token)
    return (
      <DeadEnd
        title="Open the link in the mail again"
        text="Issue grabbing Account Email: this page does not know for which account it is. The link in our mail tells it."
        action={newLink}
      />
    );
  return (
    <>
      <PageTitle key="set" text="Choose a password that you do not use anywhere else.">
        Set a new password
      </PageTitle>
      <NewPasswordForm token={token} onDone={onDone} onOver={setOver} />
    </>
  );
}

export function NewPasswordPage() {
  const [done, setDone] = useState(false);
  const { revalidate } = useSession();
  const finish = () => {
    // The server ended all of the account's sign-ins; this browser may have another account's.
    void revalidate();
    setDone(true);
  };
  return (
    <AuthLayout>
      {done ? (
        <DeadEnd
          title="Password Updated"
          text="Your new password works now. Every sign-in with the old one has ended: sign in with the new one."
          action={{ label: "Return Home", to: "/Homepage" }}
        />
      ) : (
        <NewPassword onDone={finish} />
      )}
    </AuthLayout>
  );
}
