import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { listWaiting } from "#shared/contract/waitlist.ts";
import { useCall } from "#web/api/useCall.ts";
import { counted } from "#web/ui/display/counted.ts";
import { Disclosure } from "#web/ui/display/Disclosure.tsx";
import { plainList } from "#web/ui/theme/sxRules.ts";

/** Cities whose people asked to be told once a department joins. */
export function WaitingPlaces() {
  const { data: { Places, More } = { Places: [], More: false } } = useCall(listWaiting, {});
  if (Places.length === 0) return null;
  const cities = More ? `more than ${Places.length} cities` : counted(Places.length, "city", "cities");
  return (
    <Box sx={{ mb: 2 }}>
      <Disclosure label={`People wait for a department in ${cities}`}>
        <Box component="ul" sx={{ ...plainList, display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 0.5 }}>
          {Places.map(({ City, State, People }) => (
            <li key={`${City} ${State}`}>
              {City}, {State}: {counted(People, "person", "people")}
            </li>
          ))}
        </Box>
        {More && <Typography variant="quiet">The cities where most people wait are shown.</Typography>}
      </Disclosure>
    </Box>
  );
}
