import { useState } from "react";
import { assignMember, listHouseholds, unassignMember } from "#shared/contract/households.ts";
import { listMembers } from "#shared/contract/members.ts";
import { messages } from "#shared/fields.ts";
import type { Household } from "#shared/model/household.ts";
import type { AssignedHousehold, Member } from "#shared/model/member.ts";
import { sentenceOf } from "#web/api/ApiError.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { toast } from "#web/ui/toasts/toast.ts";

const refreshes = [listMembers, listHouseholds];

/** Assigns a member to house holds. `pending` is the id of the one that is changed right now. */
export function useAssignment({ ID: MID, Parent_ID: UID }: Pick<Member, "ID" | "Parent_ID">) {
  const assigning = useCallMutation(assignMember, { refreshes });
  const unassigning = useCallMutation(unassignMember, { refreshes });
  const [pending, setPending] = useState<string>();
  const [error, setError] = useState<unknown>();

  const run = async (household: string, change: () => Promise<unknown>, done: string) => {
    setPending(household);
    setError(undefined);
    try {
      await change();
      toast("success", done);
    } finally {
      setPending(undefined);
    }
  };
  const shown = (failure: unknown) => {
    setError(failure);
    toast("error", sentenceOf(failure));
  };
  const removeOrThrow = ({ ID, LinkingID: LINKID }: AssignedHousehold) =>
    run(ID, () => unassigning.mutateAsync({ UID, MID, LINKID }), messages.memberRemoved);
  return {
    pending,
    error,
    add: ({ ID: HHID }: Household) =>
      run(HHID, () => assigning.mutateAsync({ UID, MID, HHID }), messages.memberAssigned).catch(shown),
    remove: (link: AssignedHousehold) => removeOrThrow(link).catch(shown),
    removeOrThrow,
  };
}
