import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { DateOfBirthInput } from "#web/ui/forms/DateOfBirthInput.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { PasswordInput } from "#web/ui/forms/PasswordInput.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { PasswordRules } from "./PasswordRules.tsx";
import { newPasswords, type ResetQuestion } from "./passwordReset.ts";
import { type ResetProps, useReset } from "./useReset.ts";

const reasons = {
  code: "One more step keeps your family's records safe: we texted a code to the phone number of your account.",
  birthDate:
    "One more step keeps your family's records safe: enter the date of birth of one of the people who are registered with your account.",
} as const;

interface QuestionProps {
  readonly question: ResetQuestion;
  readonly onSendCode: () => void;
  readonly sending: boolean;
}

/** Its field takes the focus as it appears. */
function ResetQuestionInputs({ question, onSendCode, sending }: QuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    announce(reasons[question]);
    box.current?.querySelector("input")?.focus();
  }, [question]);
  return (
    <Box ref={box} sx={{ display: "grid", gap: 2.5 }}>
      <Notice kind="info">{reasons[question]}</Notice>
      {question === "birthDate" ? (
        <DateOfBirthInput name="Dob" />
      ) : (
        <Box sx={{ display: "grid", gap: 2, justifyItems: "start", maxWidth: 340 }}>
          <TextInput
            name="Code"
            label="Code from the text"
            hint="It works for 10 minutes and five tries."
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={8}
          />
          <Button size="small" pending={sending} onClick={onSendCode}>
            Send code again
          </Button>
        </Box>
      )}
    </Box>
  );
}

export function NewPasswordForm(props: ResetProps) {
  const { question, reset, sendCode, sending } = useReset(props);
  return (
    <Form schema={newPasswords} defaultValues={{ Password: "", Code: "", Dob: "" }} onSubmit={reset} quiet>
      {({ getValues, setError }) => (
        <>
          <PasswordInput name="Password" label="Password" autoComplete="new-password" required />
          <PasswordRules />
          {question && (
            <ResetQuestionInputs
              question={question}
              sending={sending}
              onSendCode={() => void sendCode(getValues("Password"), (message) => setError("Code", { message }))}
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
