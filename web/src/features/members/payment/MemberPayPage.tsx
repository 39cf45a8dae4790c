import { useParams } from "react-router-dom";
import { fullName } from "#web/entities/member/fullName.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { MemberMissing } from "../person/MemberMissing.tsx";
import { useMember } from "../person/useMember.ts";
import { MemberPayment } from "./MemberPayment.tsx";

export function MemberPayPage() {
  const { id = "" } = useParams();
  const { member, isMissing, error, refetch } = useMember(id);
  return (
    <>
      <PageTitle>{member ? `Pay for ${fullName(member)}` : "Pay for a family member"}</PageTitle>
      {member && <MemberPayment key={member.ID} member={member} refetch={refetch} />}
      {!member && error && <ErrorState error={error} onRetry={refetch} />}
      {!member && !error && (isMissing ? <MemberMissing /> : <Loading what="this family member" />)}
    </>
  );
}
