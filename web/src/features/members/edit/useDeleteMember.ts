import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { listHouseholds } from "#shared/contract/households.ts";
import { deleteMember, listMembers } from "#shared/contract/members.ts";
import type { Member } from "#shared/model/member.ts";
import { callKey, useCallMutation } from "#web/api/useCall.ts";
import { toast } from "#web/ui/toasts/toast.ts";

/** Throws a refusal, after the list was requested again. */
export function useDeleteMember({ ID, Parent_ID, Version }: Member, onDeleted: () => void) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync } = useCallMutation(deleteMember, {
    refreshes: [listMembers, listHouseholds],
    onSuccess: onDeleted,
  });
  return async () => {
    try {
      const { Message } = await mutateAsync({ Parent_ID, ID, Version });
      toast("success", Message);
      void navigate("/Members");
    } catch (error) {
      void cache.invalidateQueries({ queryKey: callKey(listMembers) });
      throw error;
    }
  };
}
