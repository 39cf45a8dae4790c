import type { UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import type * as z from "zod/mini";
import { checkEmail, checkPhone, register } from "#shared/contract/accounts.ts";
import { messages } from "#shared/fields.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { useSession } from "#web/session/SessionContext.ts";
import { FieldProblem } from "#web/ui/FieldProblem.ts";
import { longToastTime, toast } from "#web/ui/toasts/toast.ts";
import type { Registration, registration } from "./registration.ts";
import { forgetDraft } from "./registrationDraft.ts";

type Values = z.output<typeof registration>;

const emailTaken = () => new FieldProblem("Email", messages.emailTakenAtSignUp, longToastTime);
const phoneTaken = () => new FieldProblem("Cell", messages.phoneTaken, longToastTime);
const verifyFirst = () => new FieldProblem("Cell", messages.verifyPhoneFirst);

const fieldProblems: Readonly<Record<string, () => FieldProblem>> = {
  [messages.emailTakenAtSignUp]: emailTaken,
  [messages.phoneTaken]: phoneTaken,
  [messages.verifyPhoneFirst]: verifyFirst,
};

/** The server's refusal at the field that it is about, where it is about one. */
const atField = (error: unknown): unknown =>
  error instanceof ApiError ? (fieldProblems[error.message]?.() ?? error) : error;

async function requireProof({ Cell, Proof }: Values): Promise<void> {
  if (!Cell || Proof) return;
  // When it cannot be asked, the number has to be verified all the same.
  const answer = await send(checkPhone, { Cell }).catch(() => undefined);
  throw answer?.isAvail === false ? phoneTaken() : verifyFirst();
}

type Form = Pick<UseFormReturn<Registration, unknown, Values>, "setValue">;

async function createAccount(values: Values, { setValue }: Form): Promise<void> {
  const { Confirm: _, ...account } = values;
  const { isAvail } = await send(checkEmail, { Email: account.Email });
  if (!isAvail) throw emailTaken();
  await requireProof(values);
  const { Message } = await send(register, account).catch((error: unknown) => {
    const problem = atField(error);
    // A proof that has run out: the number can be verified again.
    if (problem instanceof FieldProblem && problem.field === "Cell") setValue("Proof", undefined);
    throw problem;
  });
  forgetDraft();
  toast("success", Message);
}

/** Registers and signs in. An account that was made is not made again when only the sign-in failed. */
export function useRegister() {
  const { login } = useSession();
  const navigate = useNavigate();
  return async (values: Values, form: Form) => {
    await createAccount(values, form);
    try {
      await login(values.Email, values.Password, false);
    } catch {
      toast("info", "Your account is ready. Please sign in.");
      await navigate("/Login");
    }
  };
}
