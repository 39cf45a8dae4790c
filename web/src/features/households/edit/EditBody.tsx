import { useCallback } from "react";
import { useFormContext } from "react-hook-form";
import type { Household } from "#shared/model/household.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { answerWhileOnline } from "#web/api/waitWhileOnline.ts";
import { CoverageLine } from "#web/entities/household/CoverageLine.tsx";
import { DepartmentWords } from "#web/entities/household/DepartmentWords.tsx";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { DeletedElsewhere } from "#web/ui/edits/DeletedElsewhere.tsx";
import { EditConflict } from "#web/ui/edits/EditConflict.tsx";
import { useFollowRecord } from "#web/ui/edits/useFollowRecord.ts";
import { LeaveGuard } from "#web/ui/navigation/LeaveGuard.tsx";
import { UnitInputs } from "../form/HouseholdFactInputs.tsx";
import { type HouseholdValues, valuesOf } from "../form/householdDetails.ts";
import { FixedAddress } from "./FixedAddress.tsx";
import { householdAspects, isChanged } from "./householdEdits.ts";

const householdList = { path: "/HouseHolds", label: "your House Holds" };

interface EditProblemProps {
  /** If final. */
  readonly failure: unknown;
  readonly isGone: boolean;
  readonly base: Household;
  readonly onBase: (current: Household) => void;
}

/** The input is kept. */
function EditProblem({ failure, isGone, base, onBase }: EditProblemProps) {
  const { refetch } = useHouseholds();
  const load = async () => {
    const { data } = await answerWhileOnline(refetch({ throwOnError: true }));
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

interface Props {
  readonly household: Household;
  /** At the start of the edit. */
  readonly base: Household;
  readonly onBase: (current: Household) => void;
  readonly failure: unknown;
  readonly isGone: boolean;
  readonly isDeleted: boolean;
}

export function EditBody({ household, base, onBase, failure, isGone, isDeleted }: Props) {
  const { getValues } = useFormContext<HouseholdValues>();
  const isTyped = useCallback(() => !isDeleted && isChanged(valuesOf(base), getValues()), [base, getValues, isDeleted]);
  useFollowRecord({ record: household, base, valuesOf, isTyped, onBase });
  return (
    <>
      <EditProblem failure={failure} isGone={isGone} base={base} onBase={onBase} />
      <FixedAddress />
      <UnitInputs />
      <div>
        <CoverageLine {...household} />
        <DepartmentWords {...household} />
      </div>
      <LeaveGuard wouldLose={isTyped} />
    </>
  );
}
