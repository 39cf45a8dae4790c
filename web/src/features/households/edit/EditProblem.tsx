import type { Household } from "#shared/model/household.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { DeletedElsewhere } from "#web/ui/edits/DeletedElsewhere.tsx";
import { EditConflict } from "#web/ui/edits/EditConflict.tsx";
import { valuesOf } from "../form/householdDetails.ts";
import { householdAspects } from "./householdEdits.ts";

const householdList = { path: "/HouseHolds", label: "your House Holds" };

interface Props {
  /** If final. */
  readonly failure: unknown;
  readonly isGone: boolean;
  readonly base: Household;
  readonly onBase: (current: Household) => void;
}

/** The input is kept. */
export function EditProblem({ failure, isGone, base, onBase }: Props) {
  const { refetch } = useHouseholds();
  const load = async () => {
    const { data } = await refetch({ throwOnError: true });
    return data?.pages.flatMap(({ HouseHolds }) => HouseHolds).find(({ ID }) => ID === base.ID);
  };
  if (isGone || hasCode(failure, "NOT_FOUND"))
    return <DeletedElsewhere name={base.Name} what="house hold" list={householdList} />;
  if (failure === undefined) return null;
  return (
    <EditConflict
      aspects={householdAspects}
      valuesOf={valuesOf}
      base={base}
      load={load}
      onBase={onBase}
      saveLabel="Update House Hold"
    />
  );
}
