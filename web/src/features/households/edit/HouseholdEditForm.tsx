import { useRef, useState } from "react";
import type { Household } from "#shared/model/household.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { HouseholdForm } from "../form/HouseholdForm.tsx";
import { type HouseholdFields, valuesOf } from "../form/householdDetails.ts";
import { EditBody } from "./EditBody.tsx";
import { isFinal, PositionNotSaved, useSaveHousehold } from "./useSaveHousehold.ts";

interface Props {
  readonly household: Household;
  /** Deleted elsewhere. */
  readonly isGone: boolean;
  /** Deleted here: nothing to keep. */
  readonly isDeleted: boolean;
}

// Never disabled: a press looks the address up again, and its confirmation moves the pin.
const buttons = (
  <ButtonRow>
    <Button to="/HouseHolds">Cancel Changes</Button>
    <SubmitButton>Update House Hold</SubmitButton>
  </ButtonRow>
);

export function HouseholdEditForm({ household, ...state }: Props) {
  const [base, setBase] = useState(household);
  const [failure, setFailure] = useState<unknown>();
  const refused = useRef<unknown>(undefined);
  const save = useSaveHousehold(base);
  const [beginning] = useState(() => valuesOf(household));

  const onConfirm = async (details: HouseholdFields, Geo: Household["Geo"]) => {
    try {
      await save(details, Geo);
    } catch (error) {
      // The dialog stays open: a second press begins with the saved state.
      if (error instanceof PositionNotSaved) setBase(error.household);
      if (!isFinal(error)) throw error;
      refused.current = error;
      toast("error", error.message);
    }
  };
  return (
    <HouseholdForm
      values={beginning}
      noteLabel="Additional information"
      isAddressFixed
      confirmation={{
        title: "Confirm your changes",
        confirmLabel: "Upload Changes",
        address: "registered",
        stored: household.Geo,
        onConfirm,
      }}
      onAsk={() => {
        refused.current = undefined;
        setFailure(undefined);
      }}
      // The dialog holds the focus until closed.
      onConfirmed={() => setFailure(refused.current)}
      buttons={buttons}
    >
      <EditBody household={household} base={base} onBase={setBase} failure={failure} {...state} />
    </HouseholdForm>
  );
}
