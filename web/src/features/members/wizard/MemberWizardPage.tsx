import { useState } from "react";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { CoverageGate } from "../coverage/CoverageGate.tsx";
import { useForgetKeptDraft } from "../draft/keptDraft.ts";
import { startValues } from "../draft/startValues.ts";
import { MemberWizard } from "./MemberWizard.tsx";

export function MemberWizardPage() {
  const user = useUser();
  const forgetKept = useForgetKeptDraft();
  const [round, setRound] = useState(0);
  const another = () => {
    forgetKept();
    setRound((last) => last + 1);
  };
  const { households, ...places } = useHouseholds();
  const { members, ...family } = useMembers();
  if (households && members)
    return (
      <CoverageGate households={households}>
        <MemberWizard key={round} start={startValues(members, households, user)} onAnother={another} />
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
