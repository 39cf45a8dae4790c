import { useNavigate } from "react-router-dom";
import { errorSentences } from "#shared/errors.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { MemberWizard } from "./MemberWizard.tsx";
import { startValues } from "./startValues.ts";

function NeedsHousehold() {
  const navigate = useNavigate();
  const back = () => void navigate("/Members");
  return (
    <Dialog
      open
      onClose={back}
      title="Covered locations"
      actions={
        <>
          <Button onClick={back}>Cancel</Button>
          <Button variant="primary" to="/HouseHolds/Add">
            Add a House Hold
          </Button>
        </>
      }
    >
      {errorSentences.HOUSEHOLD_REQUIRED}
    </Dialog>
  );
}

/** Registers a member, once the account has a household. */
export function MemberWizardPage() {
  const { households, ...places } = useHouseholds();
  const { members, ...family } = useMembers();
  if (households?.length && members) return <MemberWizard start={startValues(members, households)} />;
  const failed = [places, family].find(({ error, data }) => error && !data);
  return (
    <>
      <PageTitle>Register new Member</PageTitle>
      {failed && <ErrorState error={failed.error} onRetry={failed.refetch} />}
      {!failed && (households?.length === 0 ? <NeedsHousehold /> : <Loading what="your account" />)}
    </>
  );
}
