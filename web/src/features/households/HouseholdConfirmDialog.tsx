import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { createHousehold, listHouseholds } from "#shared/contract/households.ts";
import { messages } from "#shared/fields.ts";
import { formatAddress } from "#shared/model/address.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { CheckboxInput } from "#web/ui/CheckboxInput.tsx";
import { DefinitionList } from "#web/ui/DefinitionList.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Form } from "#web/ui/Form.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { AddressPreview, useAddressPosition } from "./AddressPreview.tsx";
import type { HouseholdDetails } from "./householdDetails.ts";

const confirmation = z.object({
  Legitimate: z.literal(true, "Tick this box when the address is right"),
});

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly details: HouseholdDetails;
}

/** Shows a new place once more, with its position, and registers it. A refusal is shown here and loses nothing. */
export function HouseholdConfirmDialog({ open, onClose, details }: Props) {
  const formId = useId();
  const { ID } = useUser();
  const navigate = useNavigate();
  const { data: position } = useAddressPosition(details);
  const create = useCallMutation(createHousehold, { refreshes: [listHouseholds] });
  const register = async () => {
    const Geo = position?.Geo;
    await create.mutateAsync({ UID: ID, ...details, Location: formatAddress(details), ...(Geo && { Geo }) });
    toast("success", messages.householdAdded);
    void navigate("/HouseHolds");
  };
  return (
    <Dialog
      open={open}
      onClose={() => !create.isPending && onClose()}
      title="Confirm your new House Hold"
      actions={
        <>
          <Button onClick={onClose} disabled={create.isPending}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} pending={create.isPending}>
            Register House Hold
          </Button>
        </>
      }
    >
      <Form id={formId} schema={confirmation} onSubmit={register} problem={() => messages.confirmLegitimate}>
        <Typography>Responders drive to this address. Please check that it is right.</Typography>
        <CheckboxInput name="Legitimate" label="The information below is legitimate" />
        <DefinitionList
          items={[
            ["Name", details.Name],
            ["Address", formatAddress(details)],
            ["Description", details.Description || undefined],
          ]}
        />
        <AddressPreview name={details.Name} address={details} />
      </Form>
    </Dialog>
  );
}
