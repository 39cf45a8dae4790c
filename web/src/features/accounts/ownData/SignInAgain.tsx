import { useState } from "react";
import { hasCode } from "#web/api/ApiError.ts";
import { CodeInput } from "#web/entities/account/CodeInput.tsx";
import { useUser } from "#web/session/SessionContext.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { PasswordInput } from "#web/ui/forms/PasswordInput.tsx";

/**
 * For the fields `Password` and, with a second step, `Code`. `run` shows a refusal at its field; `asksCode` shows the
 * code's field.
 */
export function useSignInAgain() {
  const [asksCode, setAsksCode] = useState(false);
  async function run<Result>(action: () => Promise<Result>): Promise<Result> {
    try {
      return await action();
    } catch (error) {
      if (hasCode(error, "WRONG_PASSWORD")) throw new FieldProblem("Password", sentenceOf(error));
      const isOfCode = hasCode(error, "SECOND_FACTOR_REQUIRED") || hasCode(error, "SECOND_FACTOR_WRONG");
      if (!isOfCode) throw error;
      setAsksCode(true);
      throw new FieldProblem("Code", sentenceOf(error));
    }
  }
  return { asksCode, run };
}

export function SignInAgain({ asksCode }: { readonly asksCode: boolean }) {
  const { Email } = useUser();
  return (
    <>
      {/* For password managers. */}
      <input type="hidden" autoComplete="username" value={Email} readOnly />
      <PasswordInput name="Password" label="Your password" autoComplete="current-password" required />
      {asksCode && <CodeInput />}
    </>
  );
}
