import Typography from "@mui/material/Typography";
import { useEffect, useId } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { startSecondFactor } from "#shared/contract/secondFactor.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { ButtonRow } from "#web/ui/Button.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { fieldId } from "#web/ui/fields/FormContext.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { Form } from "#web/ui/forms/Form.tsx";
import { PasswordInput } from "#web/ui/forms/PasswordInput.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";

interface Props {
  readonly onStarted: (started: ResponseOf<typeof startSecondFactor>) => void;
  readonly onThere: () => void;
}

export function ConfirmPassword({ onStarted, onThere }: Props) {
  const { Email } = useUser();
  const form = useId();
  // The button that led here is gone.
  useEffect(() => document.getElementById(fieldId(form, "Password"))?.focus(), [form]);
  return (
    <Form
      id={form}
      schema={startSecondFactor.request}
      defaultValues={{ Password: "" }}
      onSubmit={async ({ Password }) => {
        try {
          onStarted(await send(startSecondFactor, { Password }));
        } catch (error) {
          if (hasCode(error, "SECOND_FACTOR_ON")) return onThere();
          throw hasCode(error, "WRONG_PASSWORD") ? new FieldProblem("Password", sentenceOf(error)) : error;
        }
      }}
    >
      <Typography>
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or the
        password app of your phone.
      </Typography>
      {/* For password managers. */}
      <input type="hidden" autoComplete="username" value={Email} readOnly />
      <PasswordInput name="Password" label="Your password" autoComplete="current-password" required />
      <ButtonRow>
        <SubmitButton>Continue</SubmitButton>
      </ButtonRow>
    </Form>
  );
}
