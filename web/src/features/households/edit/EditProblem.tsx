import type { Household } from "#shared/model/household.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { Button } from "#web/ui/Button.tsx";
import { EditConflict } from "#web/ui/edits/EditConflict.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { valuesOf } from "../form/householdDetails.ts";
import { householdAspects } from "./householdEdits.ts";

interface Props {
  /** What the last try to save was answered, where trying again as it is would be answered the same. */
  readonly failure: unknown;
  /** Whether the place was deleted elsewhere. */
  readonly isGone: boolean;
  readonly base: Household;
  readonly onBase: (current: Household) => void;
}

/** Why an edit was not saved and what to do now. Nothing that was typed is lost. */
export function EditProblem({ failure, isGone, base, onBase }: Props) {
  const { refetch } = useHouseholds();
  const load = async () => {
    const { data } = await refetch({ throwOnError: true });
    return data?.pages.flatMap(({ HouseHolds }) => HouseHolds).find(({ ID }) => ID === base.ID);
  };
  if (isGone || hasCode(failure, "NOT_FOUND"))
    return (
      <FocusedNotice
        title={`${base.Name} is not registered any more`}
        text="This house hold was deleted, here or in another browser. What you typed stays on this page until you leave it."
      >
        <Button to="/HouseHolds">Go to your House Holds</Button>
      </FocusedNotice>
    );
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
