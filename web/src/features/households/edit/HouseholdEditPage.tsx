import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import type { Household } from "#shared/model/household.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { DeleteHousehold } from "./DeleteHousehold.tsx";
import { HouseholdEditForm } from "./HouseholdEditForm.tsx";
import { HouseholdMissing } from "./HouseholdMissing.tsx";
import { useHousehold } from "./useHousehold.ts";

interface Opened {
  readonly household: Household;
  /** Whether it is the only one. */
  readonly isLast: boolean;
}

/** Changes what is recorded of a place, or deletes it. */
export function HouseholdEditPage() {
  const { id = "" } = useParams();
  const { household, isMissing, isLast, error, refetch } = useHousehold(id);
  // A form stays with what was typed in it when its place is deleted elsewhere.
  const [opened, setOpened] = useState<Opened>();
  const [isDeleted, setDeleted] = useState(false);
  useEffect(() => {
    if (household) setOpened({ household, isLast });
  }, [household, isLast]);
  const shown = household ? { household, isLast } : opened;
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
      <PageTitle text={`At ${shown.household.Location}. Its name and your note about it can be changed.`}>
        Edit {shown.household.Name}
      </PageTitle>
      <HouseholdEditForm household={shown.household} isGone={isMissing && !isDeleted} isDeleted={isDeleted} />
      {/* After the deletion it stays until the way to the list is taken: its dialog leads there. */}
      {(!isMissing || isDeleted) && <DeleteHousehold {...shown} onDeleted={() => setDeleted(true)} />}
    </>
  );
}
