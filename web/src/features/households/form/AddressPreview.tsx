import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { HouseholdMap } from "#web/entities/household/HouseholdMap.tsx";
import { Button } from "#web/ui/Button.tsx";
import { positionText } from "./positionText.ts";
import type { AddressPin } from "./useAddressPin.ts";

function LookAgain({ lookup: { error, isFetching, refetch } }: AddressPin) {
  if (!error || error.status === 400) return null;
  return (
    <Button size="small" pending={isFetching} onClick={() => void refetch()}>
      Look again
    </Button>
  );
}

interface Props {
  readonly name: string;
  readonly pin: AddressPin;
}

export function AddressPreview({ name, pin }: Props) {
  const { lookup, position, moveTo, reset } = pin;
  const { Geo } = lookup.data ?? {};
  const centre = Geo ?? position;
  const isExact = position && position.Exactness !== "ZIP";
  // A ZIP area's middle says nothing of a house.
  const [isWanted, setWanted] = useState(false);
  const putBack = () => {
    setWanted(true);
    reset();
  };
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start", "& > section": { width: "100%" } }}>
      <Typography
        role="status"
        sx={{ fontWeight: 600, ...(!isExact && !lookup.isFetching && { color: "warning.main" }) }}
      >
        {positionText({ position, isLooking: lookup.isPending, error: lookup.error })}
      </Typography>
      <LookAgain {...pin} />
      {position && !isExact && (
        <Button size="small" aria-expanded={isWanted} onClick={() => setWanted(!isWanted)}>
          Show your door on a map
        </Button>
      )}
      {position && centre && (isExact || isWanted) && (
        <>
          {Geo && (
            <Typography>
              If your door is somewhere else, move the pin there: press that place on the map, drag the pin, or press
              the arrow keys while it has the focus, with Shift for larger steps.
            </Typography>
          )}
          <HouseholdMap
            label={`Map of ${name}`}
            points={[{ id: "preview", label: name, lat: position.Lat, lng: position.Lng }]}
            view={{ lat: centre.Lat, lng: centre.Lng, zoom: 15 }}
            // Without a found address nothing can check a moved pin.
            {...(Geo && { onMove: ({ lat, lng }) => moveTo({ Lat: lat, Lng: lng }) })}
          />
          {position.Exactness === "FAMILY" && Geo && (
            <Button size="small" onClick={putBack}>
              Put the pin back
            </Button>
          )}
        </>
      )}
    </Box>
  );
}
