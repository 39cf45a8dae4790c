import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { MemberWizard } from "./MemberWizard.tsx";
import { NeedsHousehold } from "./NeedsHousehold.tsx";

/** Registers a member, once the account has a place to cover. */
export function MemberWizardPage() {
  const { households, ...places } = useHouseholds();
  const { members, ...family } = useMembers();
  if (households?.length && members) return <MemberWizard />;
  const failed = [places, family].find(({ error, data }) => error && !data);
  return (
    <>
      <PageTitle>Register new Member</PageTitle>
      {failed && <ErrorState error={failed.error} onRetry={failed.refetch} />}
      {!failed && (households?.length === 0 ? <NeedsHousehold /> : <Loading what="your account" />)}
    </>
  );
}
