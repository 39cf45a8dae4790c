import Box from "@mui/material/Box";
import MuiCheckbox from "@mui/material/Checkbox";
import { type ReactNode, useId } from "react";
import { checkboxTarget } from "#web/ui/theme/sxRules.ts";

interface Props {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A controlled checkbox with its label, for use outside a Form. */
export function CheckBox({ label, checked, onChange }: Props) {
  const id = useId();
  return (
    <Box sx={{ display: "flex", alignItems: "flex-start" }}>
      <MuiCheckbox id={id} checked={checked} onChange={(_, now) => onChange(now)} sx={checkboxTarget} />
      <Box component="label" htmlFor={id} sx={{ cursor: "pointer" }}>
        {label}
      </Box>
    </Box>
  );
}
