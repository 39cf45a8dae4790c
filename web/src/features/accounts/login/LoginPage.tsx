import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { login } from "#shared/contract/sessions.ts";
import { CodeInput } from "#web/entities/account/CodeInput.tsx";
import { useSecondStep } from "#web/entities/account/useSecondStep.ts";
import { useSession } from "#web/session/SessionContext.ts";
import { sentencesOfEnd } from "#web/session/store/sentencesOfEnd.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { CheckboxInput } from "#web/ui/forms/CheckboxInput.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { PasswordInput } from "#web/ui/forms/PasswordInput.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { AuthLayout } from "../AuthLayout.tsx";
import { forgetDraft } from "../register/registrationDraft.ts";

const { Email: email } = login.request.shape;

function missing(Email: string, Password: string): string | undefined {
  if (!Email || !Password) return "Enter your email and your password.";
  return email.safeParse(Email).success ? undefined : "Enter a whole email address.";
}

export function LoginPage() {
  const { login: signIn, ended } = useSession();
  const { state } = useLocation();
  const secondStep = useSecondStep();
  return (
    <AuthLayout>
      <PageTitle text="Use the email and password of your account.">Sign in</PageTitle>
      {ended && (
        <Notice kind={ended === "ACCOUNT_RESTRICTED" ? "warning" : "info"} sx={{ mb: 3 }}>
          {sentencesOfEnd[ended]}
        </Notice>
      )}
      <Form
        schema={login.request}
        defaultValues={{ Email: "", Password: "", Remember: false, Code: "" }}
        onSubmit={async ({ Remember: remember = false, ...typed }, form) => {
          if (await secondStep.run(form, () => signIn({ ...typed, remember }))) forgetDraft();
        }}
      >
        {(form) => {
          const reason = missing(form.watch("Email"), form.watch("Password"));
          return (
            <>
              <TextInput name="Email" label="Email" type="email" autoComplete="username" required />
              <PasswordInput name="Password" label="Password" autoComplete="current-password" required />
              <CheckboxInput name="Remember" label="Remember me on this device" />
              {secondStep.isAsked && <CodeInput />}
              <ButtonRow>
                <SubmitButton disabled={reason !== undefined} reason={reason}>
                  Sign in
                </SubmitButton>
              </ButtonRow>
            </>
          );
        }}
      </Form>
      <Box component="ul" sx={{ ...columnList, mt: 4, gap: 1 }}>
        <li>
          <Link component={RouterLink} to="/Recover" state={state} sx={{ display: "inline-block", py: 0.75 }}>
            Forgot your password?
          </Link>
        </li>
        <li>
          <Link component={RouterLink} to="/Register" state={state} sx={{ display: "inline-block", py: 0.75 }}>
            Create an account
          </Link>
        </li>
      </Box>
      <Box sx={{ mt: 2 }}>
        <Button to="/Homepage" state={state} size="small">
          Back to the home page
        </Button>
      </Box>
    </AuthLayout>
  );
}
