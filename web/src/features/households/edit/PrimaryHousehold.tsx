import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { listHouseholds, setPrimary } from "#shared/contract/households.ts";
import { formatAddress } from "#shared/model/address.ts";
import type { Household } from "#shared/model/household.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useSession, useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { useQuestion } from "#web/ui/overlays/useQuestion.tsx";

/** Also in the session. Throws a refusal. */
function useSetPrimary({ ID }: Household) {
  const user = useUser();
  const { setUser } = useSession();
  const { mutateAsync } = useCallMutation(setPrimary, {
    refreshes: [listHouseholds],
    refreshesOnFailure: [listHouseholds],
    onSuccess: ({ HouseHold: { Street, City, State, Zip } }) =>
      setUser({ ...user, Location: { Street, City, State, Zip } }),
  });
  return () => mutateAsync({ UID: user.ID, ID });
}

export function PrimaryHousehold({ household }: { readonly household: Household }) {
  const { Location } = useUser();
  const told = useRef<HTMLParagraphElement>(null);
  const onConfirm = useSetPrimary(household);
  const { Name, isPrime } = household;
  const { ask, dialog } = useQuestion({
    title: `Make ${Name} your primary location?`,
    confirmLabel: "Make it my primary location",
    onConfirm,
    success: `${Name} is your primary location now.`,
    // The opener is gone.
    onClosed: () => told.current?.focus(),
    children: (
      <>
        <Typography>{household.Location} becomes the address of your account.</Typography>
        {Location.Street && (
          <Typography sx={{ mt: 1.5 }}>
            Until now it is {formatAddress(Location)}. A house hold that is registered there stays, with the people who
            live there.
          </Typography>
        )}
      </>
    ),
  });
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
        <Button onClick={ask}>Make this my primary location</Button>
      )}
      {dialog}
    </Card>
  );
}
