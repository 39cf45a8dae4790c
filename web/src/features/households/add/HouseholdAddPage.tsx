import { useCallback, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useLocation, useNavigate } from "react-router-dom";
import { formatAddress } from "#shared/model/address.ts";
import type { Household } from "#shared/model/household.ts";
import { CoveredAddressInputs } from "#web/entities/household/CoveredAddressInputs.tsx";
import { useUser } from "#web/session/SessionContext.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { LeaveGuard } from "#web/ui/navigation/LeaveGuard.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { UnitInputs } from "../form/HouseholdFactInputs.tsx";
import { HouseholdForm } from "../form/HouseholdForm.tsx";
import { blankHousehold, type HouseholdFields, type HouseholdValues } from "../form/householdDetails.ts";
import { asksForPrimaryAddress } from "../form/withPrimaryAddress.ts";
import { useRegisterHousehold } from "./useRegisterHousehold.ts";

/** Absent without a primary residence. */
function CopyPrimaryButton() {
  const { Location } = useUser();
  const { setValue } = useFormContext();
  if (!Location.Street) return null;
  const copy = () => {
    for (const [name, value] of Object.entries(Location))
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    announce(`Primary residence address copied: ${formatAddress(Location)}`);
  };
  return (
    <Button size="small" onClick={copy} sx={{ alignSelf: { sm: "flex-start" } }}>
      Copy my primary residence address
    </Button>
  );
}

function useBeginning(): HouseholdValues {
  const { state } = useLocation();
  const { Location } = useUser();
  const [beginning] = useState<HouseholdValues>({ ...blankHousehold, ...(asksForPrimaryAddress(state) && Location) });
  return beginning;
}

function useRegister() {
  const register = useRegisterHousehold();
  const navigate = useNavigate();
  return async (details: HouseholdFields, Geo: Household["Geo"]) => {
    await register(details, Geo);
    void navigate("/HouseHolds");
  };
}

function Buttons({ beginning }: { readonly beginning: HouseholdValues }) {
  const { getValues } = useFormContext<HouseholdValues>();
  const isTyped = useCallback(() => {
    const values = getValues();
    return Object.entries(beginning).some(([name, value]) => values[name as keyof HouseholdValues].trim() !== value);
  }, [beginning, getValues]);
  return (
    <ButtonRow>
      <Button to="/HouseHolds">Cancel New House Registration</Button>
      <SubmitButton>Register House Hold</SubmitButton>
      <LeaveGuard wouldLose={isTyped} />
    </ButtonRow>
  );
}

export function HouseholdAddPage() {
  const beginning = useBeginning();
  const onConfirm = useRegister();
  return (
    <>
      <PageTitle text="Tell us about a place where your family lives or stays. The address cannot be changed later.">
        New House Hold
      </PageTitle>
      <HouseholdForm
        values={beginning}
        noteLabel="Description"
        confirmation={{
          title: "Confirm your new House Hold",
          confirmLabel: "Register House Hold",
          address: "typed",
          onConfirm,
        }}
        buttons={<Buttons beginning={beginning} />}
      >
        <CopyPrimaryButton />
        <CoveredAddressInputs afterStreet={<UnitInputs />} />
      </HouseholdForm>
    </>
  );
}
