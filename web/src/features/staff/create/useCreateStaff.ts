import { useState } from "react";
import { checkEmail } from "#shared/contract/accounts.ts";
import { createAdmin, createMasterModerator, createModerator } from "#shared/contract/staff.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { RetryDetector } from "#web/api/RetryDetector.ts";
import { send } from "#web/api/send.ts";
import { accountProblem, atField } from "#web/entities/account/accountProblems.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { wordsOfInvitation } from "../accounts/accountWords.ts";
import { useNewAccount } from "../accounts/useAccountChange.ts";
import { type NewAdmin, type NewPlaced, type StaffKind, staffKinds } from "./newStaff.ts";

function sendNew(kind: StaffKind, values: NewAdmin | NewPlaced) {
  if (!("Location" in values)) return send(createAdmin, values);
  return send(kind === "moderator" ? createModerator : createMasterModerator, values);
}

/** The server's refusal at the field that it is about, or behind the words that say what was refused. */
const refusalOf = (kind: StaffKind) => (error: unknown) => {
  const refusal = atField(error);
  if (refusal instanceof FieldProblem) throw refusal;
  if (!(error instanceof ApiError)) throw error;
  throw error.reworded(`${staffKinds[kind].failure} ${error.message}`);
};

/** Creates a staff account, whose person is invited by mail. Throws what is to be shown in the form. */
export function useCreateStaff(kind: StaffKind) {
  const showNew = useNewAccount(staffKinds[kind].list);
  const [retries] = useState(() => new RetryDetector());
  const requireFree = async ({ Email }: NewAdmin) => {
    const { isAvail } = await send(checkEmail, { Email }).catch(refusalOf(kind));
    if (!isAvail) throw accountProblem("EMAIL_TAKEN");
  };
  return async (values: NewAdmin | NewPlaced): Promise<void> => {
    if (!retries.isRetry(values)) await requireFree(values);
    const answer = await retries.run(values, () => sendNew(kind, values)).catch(refusalOf(kind));
    showNew(answer.Account);
    toast(...wordsOfInvitation(answer));
  };
}
