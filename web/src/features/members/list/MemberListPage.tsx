import { useMembers } from "#web/entities/member/useMembers.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { NoMembers } from "../person/NoMembers.tsx";
import { MemberList } from "./MemberList.tsx";

function Family() {
  const list = useMembers();
  const { members, error } = list;
  if (!members) return <LoadingOrError error={error} onRetry={list.refetch} what="members" />;
  if (members.length > 0) return <MemberList list={list} members={members} />;
  return <NoMembers>Register each person who may need help, so that crews know them beforehand.</NoMembers>;
}

export function MemberListPage() {
  const { FirstName } = useUser();
  return (
    <>
      <PageTitle
        title="Family Members"
        text="These are the people you registered. Assign each one to the house holds where they live."
      >
        Welcome, {FirstName}
      </PageTitle>
      <Family />
    </>
  );
}
