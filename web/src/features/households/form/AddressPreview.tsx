import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { geocodeAddress } from "#shared/contract/households.ts";
import type { Address } from "#shared/model/address.ts";
import { addressNotOnMap } from "#shared/model/address.ts";
import { useCall } from "#web/api/useCall.ts";
import { CoverageLine } from "#web/entities/household/CoverageLine.tsx";
import { HouseholdMap } from "#web/entities/household/HouseholdMap.tsx";
import { Button } from "#web/ui/Button.tsx";

/** The position of an address; one request serves both the preview and the save. */
export function useAddressPosition({ Street, City, State, Zip }: Address) {
  return useCall(geocodeAddress, { Street, City, State, Zip });
}

function sentence({ data, error }: ReturnType<typeof useAddressPosition>): string {
  if (data?.Geo) return "We found this address on the map.";
  if (data) return data.Message ?? addressNotOnMap;
  if (!error) return "Looking for this address on the map…";
  return error.status === 400
    ? error.message
    : "We cannot look at the map right now. You can still save this address.";
}

interface Props {
  readonly name: string;
  readonly address: Address;
}

export function AddressPreview({ name, address }: Props) {
  const position = useAddressPosition(address);
  const { data, error, isFetching, refetch } = position;
  const geo = data?.Geo;
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start", "& > section": { width: "100%" } }}>
      <Typography
        role="status"
        sx={{ fontWeight: 600, ...(!geo && !isFetching && { color: "warning.main" }) }}
      >
        {sentence(position)}
      </Typography>
      {data && <CoverageLine City={address.City} Coverage={data.Coverage} />}
      {error && error.status !== 400 && (
        <Button size="small" pending={isFetching} onClick={() => void refetch()}>
          Look again
        </Button>
      )}
      {geo && (
        <HouseholdMap
          label={`Map of ${name}`}
          points={[{ id: "preview", label: name, lat: geo.Lat, lng: geo.Lng }]}
          view={{ lat: geo.Lat, lng: geo.Lng, zoom: 15 }}
          height={260}
        />
      )}
    </Box>
  );
}
