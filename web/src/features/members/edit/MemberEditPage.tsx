import { lazy, Suspense, useState } from "react";
import { useParams } from "react-router-dom";
import { fullName } from "#web/entities/member/fullName.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { useLastDefined } from "#web/ui/state/useLastDefined.ts";
import { MemberMissing } from "../person/MemberMissing.tsx";
import { useMember } from "../person/useMember.ts";
import { MemberEditForm } from "./MemberEditForm.tsx";

const DeleteMember = lazy(async () => ({ default: (await import("./DeleteMember.tsx")).DeleteMember }));

export function MemberEditPage() {
  const { id = "" } = useParams();
  const { member, isMissing, error, refetch } = useMember(id);
  // Deleted elsewhere, its form keeps the input.
  const shown = useLastDefined(member);
  const [isDeleted, setDeleted] = useState(false);
  if (!shown)
    return (
      <>
        <PageTitle key="finding">Edit a family member</PageTitle>
        {error && <ErrorState error={error} onRetry={refetch} />}
        {!error && (isMissing ? <MemberMissing /> : <Loading what="this family member" />)}
      </>
    );
  return (
    <>
      <PageTitle text="The departments that have this record are told what you change.">
        Edit {fullName(shown)}
      </PageTitle>
      <MemberEditForm member={shown} isGone={isMissing && !isDeleted} isDeleted={isDeleted} />
      {/* Until its dialog navigates to the list. */}
      {(!isMissing || isDeleted) && (
        <Suspense fallback={null}>
          <DeleteMember member={shown} onDeleted={() => setDeleted(true)} />
        </Suspense>
      )}
    </>
  );
}
