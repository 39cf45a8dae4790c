import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { checkEmail } from "#shared/contract/accounts.ts";
import { listDepartments } from "#shared/contract/departments.ts";
import { createAdmin, createMasterModerator, createModerator } from "#shared/contract/staff.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { prefixed } from "#web/api/prefixed.ts";
import { RetryDetector } from "#web/api/RetryDetector.ts";
import { send } from "#web/api/send.ts";
import { callKey } from "#web/api/useCall.ts";
import { accountProblem, atField } from "#web/entities/account/accountProblems.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { invitationToast } from "../accounts/accountText.ts";
import { useNewAccount } from "../accounts/useAccountChange.ts";
import { type NewAdmin, type NewModerator, type StaffKind, staffKinds } from "./newStaff.ts";

function sendNew(kind: StaffKind, values: NewAdmin | NewModerator, department: string | undefined) {
  if (!("Location" in values)) return send(createAdmin, values);
  const call = kind === "moderator" ? createModerator : createMasterModerator;
  const DepartmentID = department ?? values.DepartmentID;
  return send(call, { ...values, ...(DepartmentID && { DepartmentID }) });
}

function atPlace(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.code === "PLACE_NOT_SERVED") return new FieldProblem("Location.City", error.message);
  return error;
}

/** At its field, or behind the kind's own words. */
const refusalOf = (kind: StaffKind) => (error: unknown) => {
  const refusal = atField(atPlace(error));
  if (refusal instanceof FieldProblem) throw refusal;
  throw prefixed(staffKinds[kind].failure, error);
};

/**
 * Throws errors for the form.
 * @param department a named one. @default as the place says
 */
export function useCreateStaff(kind: StaffKind, department?: string) {
  const showNew = useNewAccount(staffKinds[kind].list);
  const cache = useQueryClient();
  const [retries] = useState(() => new RetryDetector());
  const requireFree = async ({ Email }: NewAdmin) => {
    const { isAvail } = await send(checkEmail, { Email }).catch(refusalOf(kind));
    if (!isAvail) throw accountProblem("EMAIL_TAKEN");
  };
  return async (values: NewAdmin | NewModerator): Promise<void> => {
    if (!retries.isRetry(values)) await requireFree(values);
    const answer = await retries.run(values, () => sendNew(kind, values, department)).catch(refusalOf(kind));
    showNew(answer.Account);
    void cache.invalidateQueries({ queryKey: callKey(listDepartments) });
    toast(...invitationToast(answer));
  };
}
