import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import { checkEmail, checkPhone, updateAccount } from "#shared/contract/accounts.ts";
import { RetryDetector } from "#web/api/RetryDetector.ts";
import { send } from "#web/api/send.ts";
import { accountProblem, refusalIn } from "#web/entities/account/accountProblems.ts";
import { useStoreAccount } from "#web/entities/account/useStoreAccount.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { toast, toastTime } from "#web/ui/toasts/toast.ts";
import { changedFields, valuesOf } from "./profileChanges.ts";
import type { ProfileValues, profileFields } from "./profileFields.ts";

type Form = Pick<
  UseFormReturn<ProfileValues, unknown, z.output<typeof profileFields>>,
  "getValues" | "setValue" | "setError" | "reset"
>;
type AccountChanges = ReturnType<typeof changedFields>;

/** Nothing is saved then. */
const problemWith = (
  field: string,
  asked: Promise<{ readonly isAvail: boolean }>,
  taken: "EMAIL_TAKEN" | "PHONE_TAKEN",
) =>
  asked.then(
    ({ isAvail }) => (isAvail ? undefined : accountProblem(taken)),
    (error: unknown) => new FieldProblem(field, `We could not check this yet. ${sentenceOf(error)}`, toastTime),
  );

async function problemsOf({ Email, Cell, Proof }: AccountChanges): Promise<readonly FieldProblem[]> {
  const [emailProblem, phoneProblem] = await Promise.all([
    Email && problemWith("Email", send(checkEmail, { Email }), "EMAIL_TAKEN"),
    Cell && problemWith("Cell", send(checkPhone, { Cell }), "PHONE_TAKEN"),
  ]);
  const proofProblem = Cell && !Proof && accountProblem("VERIFY_PHONE_FIRST");
  return [emailProblem, phoneProblem || proofProblem].filter((problem) => problem instanceof FieldProblem);
}

export function useSaveProfile() {
  const user = useUser();
  const store = useStoreAccount();
  const [retries] = useState(() => new RetryDetector());
  return async (form: Form): Promise<void> => {
    const { getValues, setError, reset } = form;
    const changed = changedFields(valuesOf(user), getValues());
    const [problem, other] = retries.isRetry(changed) ? [] : await problemsOf(changed);
    if (other) {
      setError(other.field as "Cell", { message: other.message });
      toast("error", other.message, other.duration);
    }
    if (problem) throw problem;
    const { Account } = await retries
      .run(changed, () => send(updateAccount, { ID: user.ID, ...changed }))
      .catch((error: unknown) => {
        // The next dialog asks for it again.
        form.setValue("Password", "");
        throw refusalIn(form, error);
      });
    reset(valuesOf(store(Account)));
    toast("success", "Your info has been updated !");
  };
}
