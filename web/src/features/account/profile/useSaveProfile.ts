import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import { checkEmail, checkPhone, updateAccount } from "#shared/contract/accounts.ts";
import { messages } from "#shared/fields.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { useSession, useUser } from "#web/session/SessionContext.ts";
import { sessionUser } from "#web/session/sessionUser.ts";
import { FieldProblem } from "#web/ui/FieldProblem.ts";
import { longToastTime, toast } from "#web/ui/toasts/toast.ts";
import { changedFields, valuesOf } from "./profileChanges.ts";
import type { ProfileValues, profileFields } from "./profileFields.ts";

type Form = Pick<
  UseFormReturn<ProfileValues, unknown, z.output<typeof profileFields>>,
  "getValues" | "setValue" | "setError" | "reset"
>;
type Changed = ReturnType<typeof changedFields>;

const emailTaken = () => new FieldProblem("Email", messages.emailTaken, longToastTime);
const phoneTaken = () => new FieldProblem("Cell", messages.phoneTaken, longToastTime);
const verifyFirst = () => new FieldProblem("Cell", messages.verifyPhoneFirst);

const fieldProblems: Readonly<Record<string, () => FieldProblem>> = {
  [messages.emailTaken]: emailTaken,
  [messages.phoneTaken]: phoneTaken,
  [messages.verifyPhoneFirst]: verifyFirst,
};

/** The server's refusal at the field that it is about, where it is about one. */
const atField = (error: unknown): unknown =>
  error instanceof ApiError ? (fieldProblems[error.message]?.() ?? error) : error;

/** Whether something is free; when it cannot be asked, the server still refuses it at the end. */
const isFree = (asked: Promise<{ readonly isAvail: boolean }>): Promise<boolean> =>
  asked.then(({ isAvail }) => isAvail).catch(() => true);

async function problemsOf({ Email, Cell, Proof }: Changed): Promise<readonly FieldProblem[]> {
  const [emailFree, phoneFree] = await Promise.all([
    !Email || isFree(send(checkEmail, { Email })),
    !Cell || isFree(send(checkPhone, { Cell })),
  ]);
  const phoneProblem = phoneFree ? Cell && !Proof && verifyFirst() : phoneTaken();
  return [!emailFree && emailTaken(), phoneProblem].filter((problem) => problem instanceof FieldProblem);
}

/** Saves what differs from the session's user, who is then the one that the server answers. */
export function useSaveProfile() {
  const user = useUser();
  const { setUser } = useSession();
  return async ({ getValues, setValue, setError, reset }: Form): Promise<void> => {
    const changed = changedFields(valuesOf(user), getValues());
    const [problem, other] = await problemsOf(changed);
    if (other) {
      setError(other.field as "Cell", { message: other.message });
      toast("error", other.message, other.duration);
    }
    if (problem) throw problem;
    const { Account } = await send(updateAccount, { ID: user.ID, ...changed }).catch((error: unknown) => {
      const refusal = atField(error);
      // A proof that has run out: the number can be verified again.
      if (refusal instanceof FieldProblem && refusal.field === "Cell") setValue("Proof", undefined);
      throw refusal;
    });
    const { City, State, Zip, Street } = user.Location;
    const saved = sessionUser(Account, { Tier: user.Role, Location: City, StateP: State, Zip, Street });
    setUser(saved);
    reset(valuesOf(saved));
    toast("success", "Your info has been updated !");
  };
}
