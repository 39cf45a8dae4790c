import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import { Chip } from "#web/ui/display/Chip.tsx";
import { StarIcon } from "#web/ui/icons.tsx";

/** Marks the primary residence with a star and words; the pointer, the focus or a tap on it says the whole sentence. */
export function PrimaryBadge() {
  const [open, setOpen] = useState(false);
  return (
    <Tooltip
      title="This is your registered Primary Location"
      describeChild
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      leaveTouchDelay={5_000}
      // Inside the page, so that it belongs to a landmark.
      slotProps={{ popper: { disablePortal: true } }}
    >
      <Box
        component="span"
        tabIndex={0}
        // A tap is over before a touch counts as held: its click opens instead.
        onClick={() => setOpen(true)}
        sx={{ display: "inline-block", borderRadius: 999 }}
      >
        <Chip icon={<StarIcon size={18} />}>Primary Location</Chip>
      </Box>
    </Tooltip>
  );
}
