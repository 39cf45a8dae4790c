import type { ReactNode } from "react";
import * as z from "zod/mini";
import { login } from "#shared/contract/accounts.ts";
import { hasCode, sentenceOf } from "#web/api/ApiError.ts";
import { useSession, useUser } from "#web/session/SessionContext.ts";
import { refuseAccount } from "#web/session/token.ts";
import { Form } from "#web/ui/forms/Form.tsx";
import { PasswordInput } from "#web/ui/forms/PasswordInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";

const { Email: email, Password: password } = login.request.shape;
const fields = z.object({ Email: email, Password: password });

interface Props {
  readonly onDone?: () => void;
  /** The buttons at its end, one of them a SubmitButton. */
  readonly children: ReactNode;
}

/**
 * The password of the person whose page this is, and their e-mail address, which they may have changed on another
 * device meanwhile. What is wrong stands at the field.
 */
export function SignInAgain({ onDone, children }: Props) {
  const { Email } = useUser();
  const { login: signIn, remember } = useSession();
  return (
    <Form
      schema={fields}
      defaultValues={{ Email, Password: "" }}
      onSubmit={async (typed, form) => {
        try {
          await signIn(typed.Email, typed.Password, remember);
          onDone?.();
        } catch (error) {
          if (hasCode(error, "ACCOUNT_RESTRICTED")) refuseAccount();
          // Not thrown: a toast would still be there when the page is back.
          form.setError("Password", { message: sentenceOf(error) });
          form.setFocus("Password");
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
      {children}
    </Form>
  );
}
