import { useCallback, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useLocation, useNavigate } from "react-router-dom";
import { createHousehold, listHouseholds } from "#shared/contract/households.ts";
import { formatAddress } from "#shared/model/address.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { CoveredAddressInputs } from "#web/entities/household/CoveredAddressInputs.tsx";
import { useUser } from "#web/session/SessionContext.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { LeaveGuard } from "#web/ui/navigation/LeaveGuard.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { HouseholdForm } from "../form/HouseholdForm.tsx";
import { blankHousehold, type HouseholdDetails, type HouseholdValues } from "../form/householdDetails.ts";
import { asksForPrimaryAddress } from "../form/withPrimaryAddress.ts";
import { CopyPrimaryButton } from "./CopyPrimaryButton.tsx";

/** The form's first values: blank, or with the address of the primary residence. */
function useBeginning(): HouseholdValues {
  const { state } = useLocation();
  const { Location } = useUser();
  const [beginning] = useState<HouseholdValues>({
    ...blankHousehold,
    ...(asksForPrimaryAddress(state) && Location),
  });
  return beginning;
}

function useRegister() {
  const { ID: UID } = useUser();
  const navigate = useNavigate();
  const { mutateAsync } = useCallMutation(createHousehold, { refreshes: [listHouseholds] });
  return async (details: HouseholdDetails) => {
    // Without the position, which may change between two tries: the server looks it up itself.
    await mutateAsync({ UID, ...details, Location: formatAddress(details) });
    toast("success", "New House Hold has been registered !");
    void navigate("/HouseHolds");
  };
}

function Buttons({ beginning }: { readonly beginning: HouseholdValues }) {
  const { getValues } = useFormContext<HouseholdValues>();
  const isTyped = useCallback(() => {
    const values = getValues();
    return Object.entries(beginning).some(
      ([name, value]) => values[name as keyof HouseholdValues].trim() !== value,
    );
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
          onConfirm,
        }}
        buttons={<Buttons beginning={beginning} />}
      >
        <CopyPrimaryButton />
        <CoveredAddressInputs />
      </HouseholdForm>
    </>
  );
}
