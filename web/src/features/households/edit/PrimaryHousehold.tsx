import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { listHouseholds, setPrimary } from "#shared/contract/households.ts";
import { formatAddress } from "#shared/model/address.ts";
import type { Household } from "#shared/model/household.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useSession, useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { toast } from "#web/ui/toasts/toast.ts";

/** Here and in the session. Throws a refusal. */
function useSetPrimary({ ID, Name }: Household) {
  const user = useUser();
  const { setUser } = useSession();
  const { mutateAsync } = useCallMutation(setPrimary, {
    refreshes: [listHouseholds],
    refreshesOnFailure: [listHouseholds],
    onSuccess: ({ HouseHold: { Street, City, State, Zip } }) =>
      setUser({ ...user, Location: { Street, City, State, Zip } }),
  });
  return async () => {
    await mutateAsync({ UID: user.ID, ID });
    toast("success", `${Name} is your primary location now.`);
  };
}

export function PrimaryHousehold({ household }: { readonly household: Household }) {
  const [asking, setAsking] = useState(false);
  const { Location } = useUser();
  const told = useRef<HTMLParagraphElement>(null);
  const choose = useSetPrimary(household);
  const { Name, isPrime } = household;
  return (
    <Card
      title="Primary location"
      subtitle={
        isPrime
          ? "This is the place where your family lives most of the time."
          : "The place where your family lives most of the time. You can have one."
      }
      sx={{ maxWidth: 690, mt: 3 }}
    >
      {isPrime ? (
        <Typography ref={told} tabIndex={-1}>
          {Name} is your primary location.
        </Typography>
      ) : (
        <Button onClick={() => setAsking(true)}>Make this my primary location</Button>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Make ${Name} your primary location?`}
        confirmLabel="Make it my primary location"
        onConfirm={choose}
        // The opening button is gone then.
        onClosed={() => told.current?.focus()}
      >
        <Typography>{household.Location} becomes the address of your account.</Typography>
        {Location.Street && (
          <Typography sx={{ mt: 1.5 }}>
            Until now it is {formatAddress(Location)}. A house hold that is registered there stays, with the
            people who live there.
          </Typography>
        )}
      </ConfirmDialog>
    </Card>
  );
}
