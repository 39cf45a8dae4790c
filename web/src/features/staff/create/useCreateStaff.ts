import { useState } from "react";
import { checkEmail } from "#shared/contract/accounts.ts";
import { createAdmin, createMasterModerator, createModerator } from "#shared/contract/staff.ts";
import { prefixed } from "#web/api/prefixed.ts";
import { RetryDetector } from "#web/api/RetryDetector.ts";
import { send } from "#web/api/send.ts";
import { accountProblem, atField } from "#web/entities/account/accountProblems.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { invitationToast } from "../accounts/accountText.ts";
import { useNewAccount } from "../accounts/useAccountChange.ts";
import { type NewAdmin, type NewModerator, type StaffKind, staffKinds } from "./newStaff.ts";

function sendNew(kind: StaffKind, values: NewAdmin | NewModerator) {
  if (!("Location" in values)) return send(createAdmin, values);
  return send(kind === "moderator" ? createModerator : createMasterModerator, values);
}

/** Throws the server's refusal at its field, or behind the kind's own words. */
const refusalOf = (kind: StaffKind) => (error: unknown) => {
  const refusal = atField(error);
  if (refusal instanceof FieldProblem) throw refusal;
  throw prefixed(staffKinds[kind].failure, error);
};

/** Creates a staff account, whose person is invited by mail. Throws errors for the form. */
export function useCreateStaff(kind: StaffKind) {
  const showNew = useNewAccount(staffKinds[kind].list);
  const [retries] = useState(() => new RetryDetector());
  const requireFree = async ({ Email }: NewAdmin) => {
    const { isAvail } = await send(checkEmail, { Email }).catch(refusalOf(kind));
    if (!isAvail) throw accountProblem("EMAIL_TAKEN");
  };
  return async (values: NewAdmin | NewModerator): Promise<void> => {
    if (!retries.isRetry(values)) await requireFree(values);
    const answer = await retries.run(values, () => sendNew(kind, values)).catch(refusalOf(kind));
    showNew(answer.Account);
    toast(...invitationToast(answer));
  };
}
