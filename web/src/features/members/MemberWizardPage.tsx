import { useHouseholds } from "#web/api/useHouseholds.ts";
import { useMembers } from "#web/api/useMembers.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Loading } from "#web/ui/Loading.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
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
