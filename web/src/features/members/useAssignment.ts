import { useState } from "react";
import { assignMember, listHouseholds, unassignMember } from "#shared/contract/households.ts";
import { listMembers } from "#shared/contract/members.ts";
import { messages } from "#shared/fields.ts";
import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { sentenceOf } from "#web/api/ApiError.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { toast } from "#web/ui/toasts/toast.ts";

/** The link of one member and one household, and the ways to make and end it. `failure` is the last refusal. */
export function useAssignment(household: Household, member: Member) {
  const { ID: UID } = useUser();
  const [failure, setFailure] = useState<string>();
  const refreshes = [listMembers, listHouseholds];
  const assign = useCallMutation(assignMember, { refreshes });
  const unassign = useCallMutation(unassignMember, { refreshes });
  const link = member.HouseHolds.find(({ ID }) => ID === household.ID);
  const run = async (work: Promise<unknown>, done: string) => {
    setFailure(undefined);
    try {
      await work;
      toast("success", done);
    } catch (error) {
      setFailure(sentenceOf(error));
      throw error;
    }
  };
  return {
    link,
    failure,
    adding: assign.isPending,
    removing: unassign.isPending,
    add: () => {
      const work = assign.mutateAsync({ UID, MID: member.ID, HHID: household.ID });
      run(work, messages.memberAssigned).catch(() => undefined);
    },
    remove: async () => {
      if (!link) return;
      await run(
        unassign.mutateAsync({ UID, MID: member.ID, LINKID: link.LinkingID }),
        messages.memberRemoved,
      );
    },
  };
}
