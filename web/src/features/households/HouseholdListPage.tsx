import { useLocation } from "react-router-dom";
import { useHouseholds } from "#web/api/useHouseholds.ts";
import { isPrimeAccount } from "#web/session/isPrimeAccount.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { HousesPicture } from "#web/ui/illustrations/EmptyPictures.tsx";
import { Loading } from "#web/ui/Loading.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { HouseholdList } from "./HouseholdList.tsx";
import { PrimaryWarning } from "./PrimaryWarning.tsx";

function AddButton() {
  const { pathname } = useLocation();
  return (
    <Button variant="primary" sx={{ maxWidth: "100%" }} to={`${pathname.replace(/\/+$/, "")}/Add`}>
      Add a House Hold
    </Button>
  );
}

function Places() {
  const list = useHouseholds();
  const { households, error } = list;
  if (!households) {
    if (error) return <ErrorState error={error} onRetry={list.refetch} />;
    return <Loading what="house holds" />;
  }
  return (
    <>
      {!isPrimeAccount(households) && <PrimaryWarning />}
      {households.length === 0 ? (
        <EmptyState picture={<HousesPicture />} title="No Registered House Holds" action={<AddButton />}>
          Start with the place where you live. Only you and your local responder departments see it.
        </EmptyState>
      ) : (
        <HouseholdList list={list} households={households} />
      )}
    </>
  );
}

/** The places that the signed-in person registered: on a map and in a table. */
export function HouseholdListPage() {
  const { FirstName } = useUser();
  const { households } = useHouseholds();
  const some = households !== undefined && households.length > 0;
  return (
    <>
      <PageTitle
        title="House Holds"
        text="These are the places that you registered, and who lives there."
        aside={some && <AddButton />}
      >
        Welcome, {FirstName}
      </PageTitle>
      <Places />
    </>
  );
}
