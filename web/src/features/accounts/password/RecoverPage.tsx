import Link from "@mui/material/Link";
import { useState } from "react";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { requestPasswordReset } from "#shared/contract/passwords.ts";
import { prefixed } from "#web/api/prefixed.ts";
import { send } from "#web/api/send.ts";
import { ButtonRow } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { AuthLayout } from "../AuthLayout.tsx";
import { recovery, recoveryProblem } from "./passwordReset.ts";

/** The answer does not tell whether the account exists. */
export function RecoverPage() {
  const [sent, setSent] = useState("");
  const { state } = useLocation();
  const ask = async (Email: string) => {
    setSent("");
    try {
      const { Message } = await send(requestPasswordReset, { Email });
      toast("success", Message);
      setSent(Message);
    } catch (error) {
      throw prefixed("API Error:", error);
    }
  };
  return (
    <AuthLayout>
      <PageTitle text="Enter the email of your account. We send you a link to set a new password.">
        Forgot your password?
      </PageTitle>
      {sent && (
        <Notice kind="success" sx={{ mb: 3 }}>
          {sent}. Look into your mail, and into the folder for spam. The link works once, for 30 minutes.
        </Notice>
      )}
      <Form
        schema={recovery}
        defaultValues={{ Email: "" }}
        problem={recoveryProblem}
        onSubmit={({ Email }) => ask(Email)}
      >
        <TextInput name="Email" label="Email" type="email" autoComplete="username" required />
        <ButtonRow>
          <SubmitButton>Send the link</SubmitButton>
        </ButtonRow>
      </Form>
      <Link component={RouterLink} to="/Login" state={state} sx={{ display: "inline-block", mt: 4, py: 0.75 }}>
        Back to sign in
      </Link>
    </AuthLayout>
  );
}
