import { ButtonRow } from "#web/ui/Button.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { PasswordInput } from "#web/ui/forms/PasswordInput.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { PasswordRules } from "./PasswordRules.tsx";
import { newPasswordProblem, newPasswords } from "./passwordReset.ts";
import { ResetQuestionInputs } from "./ResetQuestionInputs.tsx";
import { useReset } from "./useReset.ts";

interface Props {
  /** "" without a link. */
  readonly token: string;
  readonly onDone: () => void;
}

export function NewPasswordForm({ token, onDone }: Props) {
  const { question, reset, sendCode, sending } = useReset(token, onDone);
  return (
    <Form
      schema={newPasswords}
      defaultValues={{ Password: "", Code: "", Dob: "" }}
      problem={(values) => newPasswordProblem(values, token)}
      onSubmit={reset}
    >
      {({ getValues }) => (
        <>
          <PasswordInput name="Password" label="Password" autoComplete="new-password" required />
          <PasswordRules />
          {question && (
            <ResetQuestionInputs
              question={question}
              sending={sending}
              onSendCode={() => void sendCode(getValues("Password"))}
            />
          )}
          <ButtonRow>
            <SubmitButton>Set password</SubmitButton>
          </ButtonRow>
        </>
      )}
    </Form>
  );
}
