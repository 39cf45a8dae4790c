import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Member } from "#shared/model/member.ts";
import { memberToAssign } from "#web/entities/member/assignState.ts";

/** Once: coming back does not ask again. */
export function useAskedAssignment(members: readonly Member[], assign: (member: Member) => void): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = memberToAssign(state);
  const member = asked === undefined ? undefined : members.find(({ ID }) => ID === asked);
  useEffect(() => {
    if (!member) return;
    void navigate(".", { replace: true, state: null });
    assign(member);
  }, [member, assign, navigate]);
}
