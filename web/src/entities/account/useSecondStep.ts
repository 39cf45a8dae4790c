import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { hasCode } from "#web/api/ApiError.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";

/**
 * For a form with a field `Code`. `run` returns whether the sign-in is done; an account with a second step is first
 * asked for its code, and `isAsked` shows the field.
 */
export function useSecondStep() {
  const [asking, setAsking] = useState<() => void>();
  // Once the field is there.
  useEffect(() => asking?.(), [asking]);
  const run = async (form: unknown, signIn: () => Promise<void>): Promise<boolean> => {
    try {
      await signIn();
      return true;
    } catch (error) {
      if (hasCode(error, "SECOND_FACTOR_WRONG")) throw new FieldProblem("Code", sentenceOf(error));
      if (!hasCode(error, "SECOND_FACTOR_REQUIRED")) throw error;
      setAsking(() => () => (form as UseFormReturn<{ Code: string }>).setFocus("Code"));
      return false;
    }
  };
  return { isAsked: asking !== undefined, run };
}
