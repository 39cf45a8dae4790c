import { useCallback } from "react";
import { useFormContext } from "react-hook-form";
import type { Household } from "#shared/model/household.ts";
import { CoverageLine } from "#web/entities/household/CoverageLine.tsx";
import { DepartmentWords } from "#web/entities/household/DepartmentWords.tsx";
import { useFollowRecord } from "#web/ui/edits/useFollowRecord.ts";
import { LeaveGuard } from "#web/ui/navigation/LeaveGuard.tsx";
import { type HouseholdValues, valuesOf } from "../form/householdDetails.ts";
import { EditProblem } from "./EditProblem.tsx";
import { FixedAddress } from "./FixedAddress.tsx";
import { isChanged } from "./householdEdits.ts";

interface Props {
  readonly household: Household;
  /** With which the form's values began. */
  readonly base: Household;
  readonly onBase: (current: Household) => void;
  readonly failure: unknown;
  readonly isGone: boolean;
  readonly isDeleted: boolean;
}

export function EditBody({ household, base, onBase, failure, isGone, isDeleted }: Props) {
  const { getValues } = useFormContext<HouseholdValues>();
  const isTyped = useCallback(
    () => !isDeleted && isChanged(valuesOf(base), getValues()),
    [base, getValues, isDeleted],
  );
  useFollowRecord({ record: household, base, valuesOf, isTyped, onBase });
  return (
    <>
      <EditProblem failure={failure} isGone={isGone} base={base} onBase={onBase} />
      <FixedAddress />
      <div>
        <CoverageLine {...household} />
        <DepartmentWords {...household} />
      </div>
      <LeaveGuard wouldLose={isTyped} />
    </>
  );
}
