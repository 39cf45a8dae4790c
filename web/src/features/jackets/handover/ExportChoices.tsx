import Box from "@mui/material/Box";
import { exportFormats } from "#shared/handover/exportFormats.ts";
import { formatOf } from "#web/entities/export/formatOf.ts";
import { PurposeBox } from "#web/entities/export/PurposeBox.tsx";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import type { ExportWish } from "./exportWish.ts";

const photoWords = { inside: "With photos, in the file", beside: "With photos, in a zip beside the file" };

interface Props {
  readonly wish: ExportWish;
  readonly onChange: (wish: ExportWish) => void;
}

export function ExportChoices({ wish, onChange }: Props) {
  const { readBy, photos } = formatOf(wish.format);
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <SelectBox
        id="export-format"
        label="Format"
        hint={readBy}
        options={exportFormats.map(({ id: value, label }) => ({ value, label }))}
        value={wish.format}
        onChange={({ target }) => onChange({ ...wish, format: formatOf(target.value).id })}
      />
      {photos !== "never" && (
        <CheckBox
          label={photoWords[photos]}
          checked={wish.photos}
          onChange={(on) => onChange({ ...wish, photos: on })}
        />
      )}
      <PurposeBox value={wish.purpose} onChange={(purpose) => onChange({ ...wish, purpose })} />
    </Box>
  );
}
