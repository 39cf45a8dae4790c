import { useState } from "react";
import { AddressInputs } from "#web/ui/AddressInputs.tsx";
import { ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/Card.tsx";
import { Form } from "#web/ui/Form.tsx";
import { NoteInput } from "#web/ui/NoteInput.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { SubmitButton } from "#web/ui/SubmitButton.tsx";
import { TextInput } from "#web/ui/TextInput.tsx";
import { CancelRegistration } from "./CancelRegistration.tsx";
import { CopyPrimaryButton } from "./CopyPrimaryButton.tsx";
import { HouseholdConfirmDialog } from "./HouseholdConfirmDialog.tsx";
import {
  blankHousehold,
  type HouseholdDetails,
  householdDetails,
  missingFields,
} from "./householdDetails.ts";

/** The form for a new place. It is saved after the confirmation that follows it. */
export function HouseholdAddPage() {
  const [details, setDetails] = useState<HouseholdDetails>();
  const [confirming, setConfirming] = useState(false);
  const confirm = async (values: HouseholdDetails) => {
    setDetails(values);
    setConfirming(true);
  };
  return (
    <>
      <PageTitle text="Tell us about a place where your family lives or stays. The address cannot be changed later.">
        New House Hold
      </PageTitle>
      <Card component="div" sx={{ maxWidth: 690 }}>
        <Form
          schema={householdDetails}
          defaultValues={blankHousehold}
          problem={missingFields}
          onSubmit={confirm}
        >
          <CopyPrimaryButton />
          <AddressInputs />
          <TextInput name="Name" label="House name" hint="Your own name for it, such as Home." required />
          <NoteInput
            name="Description"
            label="Description"
            hint="A note for your family: the blue house, the door on the left."
          />
          <ButtonRow>
            <CancelRegistration />
            <SubmitButton>Register House Hold</SubmitButton>
          </ButtonRow>
        </Form>
      </Card>
      {details && (
        <HouseholdConfirmDialog open={confirming} onClose={() => setConfirming(false)} details={details} />
      )}
    </>
  );
}
