import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { changePassword } from "#shared/contract/passwords.ts";
import { listSessions } from "#shared/contract/sessions.ts";
import { requiredField } from "#shared/fields/text.ts";
import { ApiError, hasCode } from "#web/api/ApiError.ts";
import { RetryDetector } from "#web/api/RetryDetector.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { CodeInput } from "#web/entities/account/CodeInput.tsx";
import { notBlank } from "#web/entities/account/notBlank.ts";
import { useSecondStep } from "#web/entities/account/useSecondStep.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { Form } from "#web/ui/forms/Form.tsx";
import { PasswordInput } from "#web/ui/forms/PasswordInput.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { PasswordRules } from "./PasswordRules.tsx";
import { maybeSet } from "./passwordReset.ts";

const fieldOf: Readonly<Record<string, "Password" | "NewPassword">> = {
  WRONG_PASSWORD: "Password",
  COMMON_PASSWORD: "NewPassword",
  GUESSABLE_PASSWORD: "NewPassword",
};

function passwordProblem(error: unknown, isRetry: boolean): unknown {
  if (isRetry && hasCode(error, "WRONG_PASSWORD")) return new FieldProblem("Password", maybeSet);
  const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
  return field ? new FieldProblem(field, sentenceOf(error)) : error;
}

const { Password, NewPassword, Code } = changePassword.request.shape;

const fields = z.object({
  Password: z.pipe(notBlank(requiredField), Password),
  NewPassword: z.pipe(notBlank(requiredField), NewPassword),
  Code,
});

/** A refused password is told at its field. */
export function ChangePasswordForm({ onClose }: { readonly onClose: () => void }) {
  const { Email, FirstName, LastName, Location } = useUser();
  const change = useCallMutation(changePassword, { refreshes: [listSessions] });
  const secondStep = useSecondStep();
  const [retries] = useState(() => new RetryDetector());
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLInputElement>("input:not([type=hidden])")?.focus(), []);
  const save = async (values: z.output<typeof fields>) => {
    const { Code: _, ...asked } = values;
    const isRetry = retries.isRetry(asked);
    const { Message } = await retries
      .run(asked, () => change.mutateAsync(values))
      .catch((error: unknown) => {
        throw passwordProblem(error, isRetry);
      });
    toast("success", Message);
    onClose();
  };
  return (
    <div ref={box}>
      <Form
        schema={fields}
        defaultValues={{ Password: "", NewPassword: "", Code: "" }}
        onSubmit={async (values, form) => {
          await secondStep.run(form, () => save(values));
        }}
      >
        {/* For password managers. */}
        <input type="hidden" autoComplete="username" value={Email} readOnly />
        <PasswordInput name="Password" label="Your present password" autoComplete="current-password" required />
        <PasswordInput name="NewPassword" label="New password" autoComplete="new-password" required />
        <PasswordRules
          name="NewPassword"
          owner={{ first: FirstName, last: LastName, email: Email, city: Location.City }}
        />
        {secondStep.isAsked && <CodeInput />}
        <ButtonRow>
          <SubmitButton>Set the new password</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </ButtonRow>
      </Form>
    </div>
  );
}
