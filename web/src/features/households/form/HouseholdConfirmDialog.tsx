import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import * as z from "zod/mini";
import type { AddressState } from "#shared/format/coverageSentence.ts";
import { formatAddress } from "#shared/model/address.ts";
import type { Coverage } from "#shared/model/coverage.ts";
import type { Household } from "#shared/model/household.ts";
import { householdFactNames } from "#shared/model/householdShapes.ts";
import { CoverageLine } from "#web/entities/household/CoverageLine.tsx";
import { StreetQuestion } from "#web/entities/household/StreetQuestion.tsx";
import { Button } from "#web/ui/Button.tsx";
import { DefinitionList } from "#web/ui/display/DefinitionList.tsx";
import { CheckboxInput } from "#web/ui/forms/CheckboxInput.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { Dialog, type DialogProps } from "#web/ui/overlays/Dialog.tsx";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { AddressPreview } from "./AddressPreview.tsx";
import { CityQuestion } from "./CityQuestion.tsx";
import { factLabel, type HouseholdFields } from "./householdDetails.ts";
import { useAddressPin, useSentPosition } from "./useAddressPin.ts";

const legitimacy = z.object({ Legitimate: z.literal(true, "Tick this box when the address is right") });

export interface Confirmation {
  readonly title: string;
  readonly confirmLabel: string;
  readonly address: AddressState;
  readonly stored?: Household["Geo"];
  /** Shows errors. */
  readonly onConfirm: (details: HouseholdFields, Geo: Household["Geo"]) => Promise<void>;
}

export type TakenPlace = Pick<HouseholdFields, "City"> & Partial<Pick<HouseholdFields, "State">>;

interface Props extends Confirmation, Pick<DialogProps, "open" | "onClose" | "onClosed"> {
  readonly details: HouseholdFields;
  readonly noteLabel: string;
  /** Absent where the address is fixed. */
  readonly onCity?: ((place: TakenPlace) => void) | undefined;
}

const reasonToCheck = (coverage: Coverage | undefined): string =>
  coverage && !coverage.Covered
    ? "No department reads this yet. Please check that the address is right."
    : "Crews use this address. Please check that it is right.";

export function HouseholdConfirmDialog(props: Props) {
  const { details, noteLabel, confirmLabel, address, stored, onConfirm, onCity, ...dialog } = props;
  const formId = useId();
  const [pending, setPending] = useState(false);
  const pin = useAddressPin(details, stored);
  const sentWith = useSentPosition(details);
  const { ZipCity, ZipState } = pin.lookup.data ?? {};
  const confirm = async () => {
    setPending(true);
    try {
      await onConfirm(details, sentWith(pin.position));
      dialog.onClose();
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      {...dialog}
      onClose={() => !pending && dialog.onClose()}
      actions={
        <>
          <Button onClick={dialog.onClose} disabled={pending}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} pending={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        schema={legitimacy}
        onSubmit={confirm}
        problem={() => "Please Verify that the information below is legitimate"}
      >
        <div>
          <Typography color="textSecondary">{reasonToCheck(pin.lookup.data?.Coverage)}</Typography>
          <Typography sx={{ fontSize: "1.5rem", lineHeight: 1.3, fontWeight: fontWeight.heading }}>
            {formatAddress(details)}
          </Typography>
        </div>
        {pin.lookup.data && <CoverageLine City={details.City} Coverage={pin.lookup.data.Coverage} address={address} />}
        <DefinitionList
          items={[
            ["Name", details.Name],
            ...householdFactNames.map((name) => [factLabel(name, noteLabel), details[name] || undefined] as const),
          ]}
        />
        {onCity && <StreetQuestion street={details.Street} />}
        {ZipCity && onCity && (
          <CityQuestion
            typed={details}
            zip={{ ZipCity, ZipState }}
            onTake={() => onCity({ City: ZipCity, ...(ZipState && { State: ZipState }) })}
            confirmedBy="Legitimate"
          />
        )}
        <AddressPreview name={details.Name} pin={pin} />
        {/* Beside the button, over the dialog's padding, however much stands above. */}
        <Box sx={{ position: "sticky", bottom: "-16px", mb: "-16px", bgcolor: "background.paper", py: 1 }}>
          <CheckboxInput name="Legitimate" label="The information below is legitimate" />
        </Box>
      </Form>
    </Dialog>
  );
}
