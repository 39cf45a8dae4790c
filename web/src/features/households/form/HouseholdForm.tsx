import { type ReactNode, useState } from "react";
import { Card } from "#web/ui/display/Card.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { type Confirmation, HouseholdConfirmDialog, type TakenPlace } from "./HouseholdConfirmDialog.tsx";
import { HouseholdFactInputs } from "./HouseholdFactInputs.tsx";
import { type HouseholdFields, type HouseholdValues, householdDetails, missingFields } from "./householdDetails.ts";

interface Props {
  readonly values: HouseholdValues;
  readonly noteLabel: string;
  /** @default false */
  readonly isAddressFixed?: boolean;
  readonly confirmation: Confirmation;
  /** Called whatever the outcome. */
  readonly onConfirmed?: () => void;
  readonly onAsk?: () => void;
  readonly children: ReactNode;
  readonly buttons: ReactNode;
}

export function HouseholdForm(props: Props) {
  const { values, noteLabel, isAddressFixed, confirmation, onAsk, onConfirmed, children, buttons } = props;
  const [details, setDetails] = useState<HouseholdFields>();
  const [asking, setAsking] = useState(false);
  const [takeCity, setTakeCity] = useState<(place: TakenPlace) => void>();
  return (
    <Card component="div" sx={{ maxWidth: 690 }}>
      <Form
        schema={householdDetails}
        defaultValues={values}
        problem={missingFields}
        onSubmit={async (checked, form) => {
          onAsk?.();
          setTakeCity(() => (place: TakenPlace) => {
            for (const [name, value] of Object.entries(place))
              form.setValue(name as keyof TakenPlace, value, { shouldDirty: true });
            setDetails({ ...checked, ...place });
          });
          setDetails(checked);
          setAsking(true);
        }}
      >
        {children}
        <TextInput name="Name" label="House name" hint="Your own name for it, such as Home." required />
        <HouseholdFactInputs noteLabel={noteLabel} />
        {buttons}
      </Form>
      {details && (
        <HouseholdConfirmDialog
          {...confirmation}
          open={asking}
          onClose={() => setAsking(false)}
          {...(onConfirmed && { onClosed: onConfirmed })}
          details={details}
          onCity={isAddressFixed ? undefined : takeCity}
          noteLabel={noteLabel}
        />
      )}
    </Card>
  );
}
