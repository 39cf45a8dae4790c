import Link from "@mui/material/Link";
import { useState } from "react";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { requestPasswordReset } from "#shared/contract/passwords.ts";
import { prefixed } from "#web/api/prefixed.ts";
import { send } from "#web/api/send.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { DeadEnd } from "#web/ui/feedback/DeadEnd.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { AuthLayout } from "../AuthLayout.tsx";
import { recovery } from "./passwordReset.ts";

interface Props {
  readonly state: unknown;
  /** Asked for before. */
  readonly email: string;
  readonly onSent: (message: string, email: string) => void;
}

function RecoverForm({ state, email, onSent }: Props) {
  const ask = async (Email: string) => {
    try {
      const { Message } = await send(requestPasswordReset, { Email });
      toast("success", Message);
      onSent(Message, Email);
    } catch (error) {
      throw prefixed("API Error:", error);
    }
  };
  return (
    <>
      <PageTitle key="ask" text="Enter the email of your account. We send you a link to set a new password.">
        Forgot your password?
      </PageTitle>
      <Form schema={recovery} defaultValues={{ Email: email }} onSubmit={({ Email }) => ask(Email)} quiet>
        <TextInput name="Email" label="Email" type="email" autoComplete="username" required />
        <ButtonRow>
          <SubmitButton>Send the link</SubmitButton>
        </ButtonRow>
      </Form>
      <Link component={RouterLink} to="/Login" state={state} sx={{ display: "inline-block", mt: 4, py: 0.75 }}>
        Back to sign in
      </Link>
    </>
  );
}

/** The answer does not tell whether the account exists. */
export function RecoverPage() {
  const [sent, setSent] = useState("");
  const [email, setEmail] = useState("");
  const { state } = useLocation();
  return (
    <AuthLayout>
      {sent ? (
        <DeadEnd
          title="Look into your mail"
          text={`${sent}. Look into the folder for spam, too. The link works once, for 30 minutes.`}
          action={{ label: "Back to sign in", to: "/Login", state }}
          other={<Button onClick={() => setSent("")}>Ask again</Button>}
        />
      ) : (
        <RecoverForm
          state={state}
          email={email}
          onSent={(message, asked) => {
            setSent(message);
            setEmail(asked);
          }}
        />
      )}
    </AuthLayout>
  );
}
