import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { PurposeBox } from "#web/entities/export/PurposeBox.tsx";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import type { RegistryWish } from "./keptExport.ts";
import { registryFormatOf, registryFormats } from "./registryFormats.ts";

interface Props {
  readonly wish: RegistryWish;
  readonly onChange: (wish: RegistryWish) => void;
}

export function TakeAwayChoices({ wish, onChange }: Props) {
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <Typography>
        All homes of this list with their people, those without an exact position too, and without photos. More than
        1,000 homes come as several files in one zip, street by street.
      </Typography>
      <SelectBox
        id="take-away-format"
        label="Format"
        hint={registryFormatOf(wish.format).readBy}
        options={registryFormats.map(({ id: value, label }) => ({ value, label }))}
        value={wish.format}
        onChange={({ target }) => onChange({ ...wish, format: registryFormatOf(target.value).id })}
      />
      <PurposeBox value={wish.purpose} onChange={(purpose) => onChange({ ...wish, purpose })} />
      <Typography variant="quiet">It is recorded, and each family reads that its record was exported.</Typography>
    </Box>
  );
}
