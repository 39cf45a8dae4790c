import { useState } from "react";
import { formatPhone } from "#shared/format/formatPhone.ts";
import { formatAddress } from "#shared/model/address.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { DefinitionList } from "#web/ui/display/DefinitionList.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { AddressInputs } from "#web/ui/forms/AddressInputs.tsx";
import { CheckboxInput } from "#web/ui/forms/CheckboxInput.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { FormSection } from "#web/ui/forms/FormSection.tsx";
import { PhoneInput } from "#web/ui/forms/PhoneInput.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { CardInputs } from "./CardInputs.tsx";
import { type CardValues, cardFields, noCard } from "./cardFields.ts";
import { brandOf, lastFour, maskAll, maskNumber } from "./cardNumber.ts";

interface AlertProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly card: CardValues;
}

function Masked({ shown, said }: { readonly shown: string; readonly said: string }) {
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="unseen">{said}</span>
    </>
  );
}

/** Only the last four digits of the card's number. */
function CardAlert({ open, onClose, card }: AlertProps) {
  const primary = formatAddress(useUser().Location);
  const { Number: number, Name, Expiry, Cvc } = card;
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      title="Alert: this is what you entered"
      actions={
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      }
    >
      <Notice kind="info" sx={{ mb: 2.5, fontWeight: 400 }}>
        Nothing was sent and nothing is kept.
      </Notice>
      <DefinitionList
        items={[
          ["Card", brandOf(number)?.name],
          ["Number", <Masked key="n" shown={maskNumber(number)} said={`ends in ${lastFour(number)}`} />],
          ["Name", Name],
          ["Expiry", <Masked key="e" shown={maskAll(Expiry)} said="hidden" />],
          ["CVC", <Masked key="c" shown={maskAll(Cvc)} said="hidden" />],
          ["Address", card.UsePrimary ? primary : formatAddress(card.Address)],
          ["Phone", card.UsePrimary ? undefined : formatPhone(card.Phone)],
        ]}
      />
    </Dialog>
  );
}

/** Without effect: nothing is sent or stored. */
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
