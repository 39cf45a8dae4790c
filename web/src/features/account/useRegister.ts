import { useNavigate } from "react-router-dom";
import type * as z from "zod/mini";
import { checkEmail, register } from "#shared/contract/accounts.ts";
import { messages } from "#shared/fields.ts";
import { send } from "#web/api/send.ts";
import { useSession } from "#web/session/SessionContext.ts";
import { FieldProblem } from "#web/ui/FieldProblem.ts";
import { longToastTime, toast } from "#web/ui/toasts/toast.ts";
import type { registration } from "./registration.ts";

async function createAccount({ Confirm: _, ...account }: z.output<typeof registration>) {
  if (account.Cell && !account.Proof) throw new FieldProblem("Cell", messages.verifyPhoneFirst);
  const { isAvail } = await send(checkEmail, { Email: account.Email });
  if (!isAvail) throw new FieldProblem("Email", messages.emailTakenAtSignUp, longToastTime);
  const { Message } = await send(register, account);
  toast("success", Message);
}

/** Registers and signs in. An account that was made is not made again when only the sign-in failed. */
export function useRegister() {
  const { login } = useSession();
  const navigate = useNavigate();
  return async (values: z.output<typeof registration>) => {
    await createAccount(values);
    try {
      await login(values.Email, values.Password, false);
    } catch {
      toast("info", "Your account is ready. Please sign in.");
      await navigate("/Login");
    }
  };
}
