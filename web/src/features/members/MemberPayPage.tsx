import { useParams } from "react-router-dom";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Loading } from "#web/ui/Loading.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { MemberMissing } from "./MemberMissing.tsx";
import { MemberPayment } from "./MemberPayment.tsx";
import { fullName } from "./memberWords.ts";
import { useMember } from "./useMember.ts";

/** Pays for a registered member whose payment is missing. */
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
