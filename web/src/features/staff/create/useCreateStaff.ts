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

function sendNew(kind: StaffKind, values: NewAdmin | NewModerator, department: string | undefined) {
  if (!("Location" in values)) return send(createAdmin, values);
  const call = kind === "moderator" ? createModerator : createMasterModerator;
  return send(call, { ...values, ...(department && { DepartmentID: department }) });
}

/** Throws the server's refusal at its field, or behind the kind's own words. */
const refusalOf = (kind: StaffKind) => (error: unknown) => {
  const refusal = atField(error);
  if (refusal instanceof FieldProblem) throw refusal;
  throw prefixed(staffKinds[kind].failure, error);
};

/**
 * Creates a staff account, whose person is invited by mail. Throws errors for the form.
 * @param department the named department for which they are to work. @default as the place says
 */
export function useCreateStaff(kind: StaffKind, department?: string) {
  const showNew = useNewAccount(staffKinds[kind].list);
  const [retries] = useState(() => new RetryDetector());
  const requireFree = async ({ Email }: NewAdmin) => {
    const { isAvail } = await send(checkEmail, { Email }).catch(refusalOf(kind));
    if (!isAvail) throw accountProblem("EMAIL_TAKEN");
  };
  return async (values: NewAdmin | NewModerator): Promise<void> => {
    if (!retries.isRetry(values)) await requireFree(values);
    const answer = await retries.run(values, () => sendNew(kind, values, department)).catch(refusalOf(kind));
    showNew(answer.Account);
    toast(...invitationToast(answer));
  };
}
