import { type ReactNode, useState } from "react";
import { Card } from "#web/ui/display/Card.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { type Confirmation, HouseholdConfirmDialog } from "./HouseholdConfirmDialog.tsx";
import {
  type HouseholdDetails,
  type HouseholdValues,
  householdDetails,
  missingFields,
} from "./householdDetails.ts";

interface Props {
  readonly values: HouseholdValues;
  readonly noteLabel: string;
  readonly confirmation: Confirmation;
  /** Called when what was asked in the confirmation is over, whatever came of it. */
  readonly onConfirmed?: () => void;
  /** Called when the form was submitted, before the confirmation opens. */
  readonly onAsk?: () => void;
  /** The address. */
  readonly children: ReactNode;
  /** The ways out, the submit button last. */
  readonly buttons: ReactNode;
}

/** A place's form, for a new one and for a registered one. It is saved after the confirmation that follows it. */
export function HouseholdForm(props: Props) {
  const { values, noteLabel, confirmation, onAsk, onConfirmed, children, buttons } = props;
  const [details, setDetails] = useState<HouseholdDetails>();
  const [asking, setAsking] = useState(false);
  return (
    <Card component="div" sx={{ maxWidth: 690 }}>
      <Form
        schema={householdDetails}
        defaultValues={values}
        problem={missingFields}
        onSubmit={async (checked) => {
          onAsk?.();
          setDetails(checked);
          setAsking(true);
        }}
      >
        {children}
        <TextInput name="Name" label="House name" hint="Your own name for it, such as Home." required />
        <NoteInput
          name="Description"
          label={noteLabel}
          hint="A note for your family: the blue house, the door on the left."
        />
        {buttons}
      </Form>
      {details && (
        <HouseholdConfirmDialog
          {...confirmation}
          open={asking}
          onClose={() => setAsking(false)}
          {...(onConfirmed && { onClosed: onConfirmed })}
          details={details}
          noteLabel={noteLabel}
        />
      )}
    </Card>
  );
}
