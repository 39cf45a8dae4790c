import { useState } from "react";
import { useParams } from "react-router-dom";
import { useEveryPage } from "#web/api/pages/useEveryPage.ts";
import { HousesPicture } from "#web/entities/household/HousesPicture.tsx";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { RecordMissing } from "#web/ui/feedback/RecordMissing.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { useLastDefined } from "#web/ui/state/useLastDefined.ts";
import { DeleteHousehold } from "./DeleteHousehold.tsx";
import { HouseholdEditForm } from "./HouseholdEditForm.tsx";
import { PrimaryHousehold } from "./PrimaryHousehold.tsx";

/** `isMissing`: not in the whole list. */
function useHousehold(id: string) {
  const pages = useHouseholds();
  useEveryPage(pages);
  const { households, error, refetch, hasNextPage, isFetching } = pages;
  const household = households?.find(({ ID }) => ID === id);
  return {
    household,
    isMissing: households !== undefined && !household && !hasNextPage && !isFetching,
    others: households?.filter(({ ID }) => ID !== id) ?? [],
    error: household ? null : error,
    refetch,
  };
}

function HouseholdMissing() {
  return (
    <RecordMissing
      picture={<HousesPicture />}
      what="house hold"
      list={{ path: "/HouseHolds", label: "your House Holds" }}
    />
  );
}

export function HouseholdEditPage() {
  const { id = "" } = useParams();
  const { household, isMissing, others, error, refetch } = useHousehold(id);
  // Deleted elsewhere, its form keeps the input.
  const shown = useLastDefined(household);
  const lastOthers = useLastDefined(household ? others : undefined);
  const [isDeleted, setDeleted] = useState(false);
  if (!shown)
    return (
      <>
        <PageTitle key="finding">Edit a House Hold</PageTitle>
        {error && <ErrorState error={error} onRetry={refetch} />}
        {!error && (isMissing ? <HouseholdMissing /> : <Loading what="this house hold" />)}
      </>
    );
  return (
    <>
      <PageTitle
        text={`At ${shown.Location}. Its name, what crews read about it and its place on the map can be changed.`}
      >
        Edit {shown.Name}
      </PageTitle>
      <HouseholdEditForm household={shown} isGone={isMissing && !isDeleted} isDeleted={isDeleted} />
      {!isMissing && <PrimaryHousehold household={shown} />}
      {/* Until its dialog navigates to the list. */}
      {(!isMissing || isDeleted) && (
        <DeleteHousehold household={shown} others={lastOthers ?? []} onDeleted={() => setDeleted(true)} />
      )}
    </>
  );
}
