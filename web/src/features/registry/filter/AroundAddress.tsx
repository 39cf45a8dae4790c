import { useState } from "react";
import { geocodeAddress } from "#shared/contract/households.ts";
import { address } from "#shared/model/address.ts";
import { send } from "#web/api/send.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { UserFacingError } from "#web/ui/feedback/UserFacingError.ts";
import { AddressInputs } from "#web/ui/forms/AddressInputs.tsx";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { pointText } from "./registryFilter.ts";

interface Props {
  readonly onFound: (center: string) => void;
}

/** A circle's middle without a map. */
export function AroundAddress({ onFound }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { City, State } = useUser().Location;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Around an address
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Around an address"
        schema={address}
        defaultValues={{ Street: "", City, State, Zip: "" }}
        onSubmit={async (wanted) => {
          const { Geo } = await send(geocodeAddress, wanted);
          if (!Geo || Geo.Exactness === "ZIP")
            throw new UserFacingError("This address is not on the map. Please choose the area by its ZIP.");
          onFound(pointText({ lat: Geo.Lat, lng: Geo.Lng }));
        }}
        submitLabel="Use as the middle"
      >
        <AddressInputs />
      </FormDialog>
    </>
  );
}
