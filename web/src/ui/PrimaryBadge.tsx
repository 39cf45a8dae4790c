import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { Chip } from "./Chip.tsx";
import { StarIcon } from "./icons.tsx";

/** Marks the primary residence with a star and words; the pointer, the focus or a tap on it says the whole sentence. */
export function PrimaryBadge() {
  return (
    <Tooltip
      title="This is your registered Primary Location"
      describeChild
      enterTouchDelay={0}
      leaveTouchDelay={5_000}
      // Inside the page, so that it belongs to a landmark.
      slotProps={{ popper: { disablePortal: true } }}
    >
      <Box component="span" tabIndex={0} sx={{ display: "inline-block", borderRadius: 999 }}>
        <Chip icon={<StarIcon size={18} />}>Primary Location</Chip>
      </Box>
    </Tooltip>
  );
}
