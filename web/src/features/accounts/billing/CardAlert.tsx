import { formatPhone } from "#shared/format/formatPhone.ts";
import { formatAddress } from "#shared/model/address.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { DefinitionList } from "#web/ui/display/DefinitionList.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import type { CardValues } from "./cardFields.ts";
import { brandOf, lastFour, maskAll, maskNumber } from "./cardNumber.ts";

interface Props {
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

/** Shows the entries; of the card's number only the last four digits. */
export function CardAlert({ open, onClose, card }: Props) {
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
