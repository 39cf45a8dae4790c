import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import type * as z from "zod/mini";
import { checkEmail, checkPhone, register } from "#shared/contract/accounts.ts";
import { RetryDetector } from "#web/api/RetryDetector.ts";
import { send } from "#web/api/send.ts";
import { accountProblem, refusalIn } from "#web/entities/account/accountProblems.ts";
import { noteNewAccount } from "#web/entities/account/newAccount.ts";
import { useSession } from "#web/session/SessionContext.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import type { Registration, registration } from "./registration.ts";
import { forgetDraft } from "./registrationDraft.ts";

type Values = z.output<typeof registration>;

async function requireProof({ Cell, Proof }: Values): Promise<void> {
  if (!Cell || Proof) return;
  // If the check fails, the number must still be verified.
  const answer = await send(checkPhone, { Cell }).catch(() => undefined);
  throw accountProblem(answer?.isAvail === false ? "PHONE_TAKEN" : "VERIFY_PHONE_FIRST");
}

type Form = Pick<UseFormReturn<Registration, unknown, Values>, "setValue">;

async function requireAvailable(values: Values): Promise<void> {
  const { isAvail } = await send(checkEmail, { Email: values.Email });
  if (!isAvail) throw accountProblem("EMAIL_TAKEN_AT_SIGN_UP");
  await requireProof(values);
}

async function createAccount(values: Values, form: Form, retries: RetryDetector): Promise<void> {
  const { Confirm: _, IsHome, ...account } = values;
  if (!retries.isRetry(account)) await requireAvailable(values);
  const { Message } = await retries
    .run(account, () => send(register, account))
    .catch((error: unknown) => {
      throw refusalIn(form, error);
    });
  forgetDraft();
  noteNewAccount({ email: values.Email, wantsHome: IsHome });
  toast("success", Message);
}

/** A failed sign-in does not register again. */
export function useRegister() {
  const { login } = useSession();
  const navigate = useNavigate();
  const [retries] = useState(() => new RetryDetector());
  return async (values: Values, form: Form) => {
    await createAccount(values, form, retries);
    try {
      await login({ Email: values.Email, Password: values.Password, remember: false });
    } catch {
      toast("info", "Your account is ready. Please sign in.");
      await navigate("/Login");
    }
  };
}
