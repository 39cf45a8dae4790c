import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { AddressInputs } from "#web/ui/forms/AddressInputs.tsx";

// As readable as editable fields: only the background differs.
const fields = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  gap: 2.5,
  "& .MuiInputBase-root": {
    bgcolor: "background.default",
    borderStyle: "dashed",
    "& .MuiInputBase-input.MuiInputBase-input": { color: "text.primary", opacity: 1, cursor: "not-allowed" },
    // Hides the select's arrow.
    "& > span": { display: "none" },
  },
} as const;

export function FixedAddress() {
  const id = useId();
  return (
    <Box component="fieldset" disabled aria-describedby={id} sx={fields}>
      <legend className="unseen">Address</legend>
      <Typography id={id}>
        The address cannot be changed: departments know this place by it. If your family moved, add the new place, make
        it your primary location and delete this one.
      </Typography>
      <AddressInputs />
    </Box>
  );
}
