import { useState } from "react";
import { hasCode } from "#web/api/ApiError.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";

/**
 * The password, and for an account with a second step its code, in a form with the fields `Password` and `Code`. `run`
 * does what asks for them and shows a refusal at its field; `asksCode` then shows the field of the code.
 */
export function useSignInAgain() {
  const [asksCode, setAsksCode] = useState(false);
  const run = async <Result>(action: () => Promise<Result>): Promise<Result> => {
    try {
      return await action();
    } catch (error) {
      if (hasCode(error, "WRONG_PASSWORD")) throw new FieldProblem("Password", sentenceOf(error));
      const isOfCode = hasCode(error, "SECOND_FACTOR_REQUIRED") || hasCode(error, "SECOND_FACTOR_WRONG");
      if (!isOfCode) throw error;
      setAsksCode(true);
      throw new FieldProblem("Code", sentenceOf(error));
    }
  };
  return { asksCode, run };
}
