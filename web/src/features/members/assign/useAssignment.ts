import { useState } from "react";
import { assignMember, listHouseholds, unassignMember } from "#shared/contract/households.ts";
import { listMembers } from "#shared/contract/members.ts";
import type { Household } from "#shared/model/household.ts";
import type { AssignedHousehold, Member } from "#shared/model/member.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";

const lists = [listMembers, listHouseholds];
// A failed change may have happened elsewhere.
const refreshing = { refreshes: lists, refreshesOnFailure: lists };

/** Household ids. */
export function useAssignment({ ID: MID, Parent_ID: UID }: Pick<Member, "ID" | "Parent_ID">) {
  const assigning = useCallMutation(assignMember, refreshing);
  const unassigning = useCallMutation(unassignMember, refreshing);
  const [pending, setPending] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  const run = async (household: string, change: () => Promise<unknown>, done: string) => {
    setPending((others) => [...others, household]);
    setProblems(({ [household]: _, ...others }) => others);
    try {
      await change();
      toast("success", done);
    } finally {
      setPending((others) => others.filter((id) => id !== household));
    }
  };
  const add = async ({ ID: HHID }: Household) => {
    try {
      await run(HHID, () => assigning.mutateAsync({ UID, MID, HHID }), "Member assigned to house hold !");
    } catch (error) {
      setProblems((others) => ({ ...others, [HHID]: sentenceOf(error) }));
      toast("error", sentenceOf(error));
    }
  };
  /** Throws refusals. */
  const remove = ({ ID, LinkingID: LINKID }: AssignedHousehold) =>
    run(ID, () => unassigning.mutateAsync({ UID, MID, LINKID }), "Member Removed from House Hold !");
  return { pending, problems, add, remove };
}
