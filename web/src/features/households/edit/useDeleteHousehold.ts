import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { deleteHousehold, listHouseholds } from "#shared/contract/households.ts";
import { listMembers } from "#shared/contract/members.ts";
import type { Household } from "#shared/model/household.ts";
import { callKey, useCallMutation } from "#web/api/useCall.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { toast } from "#web/ui/toasts/toast.ts";

/** Throws a refusal, after the list was requested again. */
export function useDeleteHousehold({ ID, Version }: Household, onDeleted: () => void) {
  const { ID: UID } = useUser();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync } = useCallMutation(deleteHousehold, {
    refreshes: [listHouseholds, listMembers],
    onSuccess: onDeleted,
  });
  return async () => {
    try {
      const { Message } = await mutateAsync({ UID, ID, Version });
      toast("success", Message);
      void navigate("/HouseHolds");
    } catch (error) {
      // A retry must be about the current household.
      await cache.invalidateQueries({ queryKey: callKey(listHouseholds) });
      throw error;
    }
  };
}
