import { resetPassword } from "#shared/contract/accounts.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { prefixed } from "#web/api/prefixed.ts";
import { send } from "#web/api/send.ts";
import { ButtonRow } from "#web/ui/Button.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { PasswordInput } from "#web/ui/forms/PasswordInput.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { ConfirmPassword } from "./ConfirmPassword.tsx";
import { PasswordRules } from "./PasswordRules.tsx";
import { newPasswordProblem, newPasswords, noAccountToReset } from "./passwordReset.ts";

interface Props {
  /** The token of the mailed link; "" without one. */
  readonly token: string;
  readonly onDone: () => void;
}

async function set(ID: string, Password: string): Promise<void> {
  // Without a token the server need not be asked.
  if (!ID) throw new ApiError(400, "INVALID_REQUEST", noAccountToReset);
  try {
    const { Message } = await send(resetPassword, { ID, Password });
    toast("success", Message);
  } catch (error) {
    throw prefixed("ERROR:", error);
  }
}

export function NewPasswordForm({ token, onDone }: Props) {
  return (
    <Form
      schema={newPasswords}
      defaultValues={{ Password: "", Confirm: "" }}
      problem={(values) => newPasswordProblem(values, token)}
      onSubmit={async ({ Password }) => {
        await set(token, Password);
        onDone();
      }}
    >
      <PasswordInput name="Password" label="Password" autoComplete="new-password" required />
      <PasswordRules />
      <ConfirmPassword />
      <ButtonRow>
        <SubmitButton>Set password</SubmitButton>
      </ButtonRow>
    </Form>
  );
}
