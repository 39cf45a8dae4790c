import { useNavigate } from "react-router-dom";
import { listHouseholds } from "#shared/contract/households.ts";
import { createMember, listMembers } from "#shared/contract/members.ts";
import { messages } from "#shared/fields.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { registrationOf } from "./memberDraft.ts";
import type { DraftHandle } from "./useMemberDraft.ts";

/**
 * Registers the member of a draft with a paid order and goes to the list. The same draft makes the same
 * request with the same Idempotency-Key, so that a retry never makes a second member.
 */
export function useRegisterMember({ current, forget }: DraftHandle) {
  const { ID } = useUser();
  const navigate = useNavigate();
  const { mutateAsync, isPending, error, reset } = useCallMutation(createMember, {
    refreshes: [listMembers, listHouseholds],
  });
  const register = async (order: string) => {
    try {
      await mutateAsync(registrationOf(ID, current(), order));
    } catch {
      toast("error", messages.memberSaveFailed);
      return;
    }
    toast("success", messages.memberAdded);
    forget();
    void navigate("/Members");
  };
  return { register, isPending, error, reset };
}
