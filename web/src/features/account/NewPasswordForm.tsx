import { resetPassword } from "#shared/contract/accounts.ts";
import { ApiError } from "#web/api/ApiError.ts";
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
  /** What the mailed link carried; empty when it carried nothing. */
  readonly token: string;
  readonly onDone: () => void;
}

async function set(ID: string, Password: string): Promise<void> {
  // A link without its token sets nothing, and the server need not be asked.
  if (!ID) throw new ApiError(400, "INVALID_REQUEST", noAccountToReset);
  try {
    const { Message } = await send(resetPassword, { ID, Password });
    toast("success", Message);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw error.reworded(`ERROR: ${error.message}`);
  }
}

/** Sets the password of the account that a mailed link is for. */
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
