import type { ReactNode } from "react";
import * as z from "zod/mini";
import { login } from "#shared/contract/sessions.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { reportRestrictedAccount } from "#web/api/accessToken.ts";
import { CodeInput } from "#web/entities/account/CodeInput.tsx";
import { useSecondStep } from "#web/entities/account/useSecondStep.ts";
import { useSession, useUser } from "#web/session/SessionContext.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { Form } from "#web/ui/forms/Form.tsx";
import { PasswordInput } from "#web/ui/forms/PasswordInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";

const { Email: email, Password: password, Code: code } = login.request.shape;
const fields = z.object({ Email: email, Password: password, Code: code });

interface Props {
  readonly onDone?: () => void;
  /** Includes a SubmitButton. */
  readonly children: ReactNode;
}

/** Asks for the e-mail address too: it may have changed on another device. */
export function ReauthForm({ onDone, children }: Props) {
  const { Email } = useUser();
  const { login: signIn, remember } = useSession();
  const secondStep = useSecondStep();
  return (
    <Form
      schema={fields}
      defaultValues={{ Email, Password: "", Code: "" }}
      onSubmit={async (typed, form) => {
        try {
          if (await secondStep.run(form, () => signIn({ ...typed, remember }))) onDone?.();
        } catch (error) {
          if (hasCode(error, "ACCOUNT_RESTRICTED")) reportRestrictedAccount();
          // Not thrown: the toast would outlast the lock.
          const field = error instanceof FieldProblem ? "Code" : "Password";
          form.setError(field, { message: sentenceOf(error) });
          form.setFocus(field);
        }
      }}
    >
      <TextInput
        name="Email"
        label="Email"
        type="email"
        autoComplete="username"
        hint="If you changed it meanwhile, enter the new one."
        required
      />
      <PasswordInput name="Password" label="Password" autoComplete="current-password" required />
      {secondStep.isAsked && <CodeInput />}
      {children}
    </Form>
  );
}
