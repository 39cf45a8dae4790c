import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import { Chip } from "#web/ui/display/Chip.tsx";
import { StarIcon } from "#web/ui/icons.tsx";
import { radius } from "#web/ui/theme/tokens.ts";

export function PrimaryBadge() {
  const [open, setOpen] = useState(false);
  return (
    <Tooltip
      title="This is your registered Primary Location"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      leaveTouchDelay={5_000}
    >
      <Box
        component="span"
        tabIndex={0}
        // A tap ends before MUI counts it as a long touch.
        onClick={() => setOpen(true)}
        sx={{ display: "inline-block", borderRadius: radius.pill }}
      >
        <Chip icon={<StarIcon size={18} />}>Primary Location</Chip>
      </Box>
    </Tooltip>
  );
}
