import { useWatch } from "react-hook-form";
import type { Household } from "#shared/model/household.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { type HouseholdValues, valuesOf } from "../form/householdDetails.ts";
import { isChanged } from "./householdEdits.ts";

/** The end of the edit form, whose place is `base`: back to the list, or on to the confirmation. */
export function EditButtons({ base }: { readonly base: Household }) {
  const isUnchanged = !isChanged(valuesOf(base), useWatch() as HouseholdValues);
  return (
    <ButtonRow>
      <Button to="/HouseHolds">Cancel Changes</Button>
      <SubmitButton disabled={isUnchanged} reason={isUnchanged ? "Nothing has changed yet." : undefined}>
        Update House Hold
      </SubmitButton>
    </ButtonRow>
  );
}
