import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { CoverageGate } from "../coverage/CoverageGate.tsx";
import { startValues } from "../draft/startValues.ts";
import { MemberWizard } from "./MemberWizard.tsx";

export function MemberWizardPage() {
  const { households, ...places } = useHouseholds();
  const { members, ...family } = useMembers();
  if (households && members)
    return (
      <CoverageGate households={households}>
        <MemberWizard start={startValues(members, households)} />
      </CoverageGate>
    );
  const failed = [places, family].find(({ error, data }) => error && !data);
  return (
    <>
      <PageTitle>Register new Member</PageTitle>
      <LoadingOrError error={failed?.error} onRetry={() => failed?.refetch()} what="your account" />
    </>
  );
}
