import { useState } from "react";
import { formatAddress } from "#shared/model/address.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { ButtonRow } from "#web/ui/Button.tsx";
import { AddressInputs } from "#web/ui/forms/AddressInputs.tsx";
import { CheckboxInput } from "#web/ui/forms/CheckboxInput.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { FormSection } from "#web/ui/forms/FormSection.tsx";
import { PhoneInput } from "#web/ui/forms/PhoneInput.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { CardAlert } from "./CardAlert.tsx";
import { CardInputs } from "./CardInputs.tsx";
import { type CardValues, cardFields, noCard } from "./cardFields.ts";

/** A card form without effect: nothing is sent or stored. */
export function BillingForm() {
  const { Location } = useUser();
  const [card, setCard] = useState<CardValues>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Form
        schema={cardFields}
        defaultValues={noCard}
        onSubmit={async (values) => {
          setCard(values);
          setOpen(true);
        }}
      >
        {(form) => (
          <>
            <CardInputs />
            <CheckboxInput
              name="UsePrimary"
              label="Use the primary location as billing address"
              hint={formatAddress(Location)}
            />
            {!form.watch("UsePrimary") && (
              <FormSection title="Billing address">
                <AddressInputs prefix="Address." kind="billing" />
                <PhoneInput name="Phone" label="Phone" autoComplete="billing tel-national" required />
              </FormSection>
            )}
            <ButtonRow>
              <SubmitButton>Submit</SubmitButton>
            </ButtonRow>
          </>
        )}
      </Form>
      {card && <CardAlert open={open} onClose={() => setOpen(false)} card={card} />}
    </>
  );
}
