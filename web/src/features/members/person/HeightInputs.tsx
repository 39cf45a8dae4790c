import Box from "@mui/material/Box";
import { inchChoices } from "#shared/format/height.ts";
import { SelectInput } from "#web/ui/forms/SelectInput.tsx";
import { plainFieldset } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { FeetInput } from "./FeetInput.tsx";

const inchOptions = inchChoices.map((value) => ({ value, label: `${value} in` }));

export function HeightInputs({ feet }: { readonly feet: readonly number[] }) {
  return (
    <Box component="fieldset" sx={plainFieldset}>
      <Box component="legend" sx={{ fontWeight: fontWeight.label, p: 0, mb: 0.5 }}>
        Height *
      </Box>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "1fr 1fr", maxWidth: 320 }}>
        <FeetInput feet={feet} />
        <SelectInput name="Inches" label="Inches" options={inchOptions} optional />
      </Box>
    </Box>
  );
}
