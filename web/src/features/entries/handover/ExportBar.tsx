import Box from "@mui/material/Box";
import { Button } from "#web/ui/Button.tsx";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import type { Selection } from "./useSelection.ts";

interface Props {
  readonly selection: Selection;
  /** The number of the loaded jackets. */
  readonly loaded: number;
  /** Whether a filter narrows what is exported without a selection. */
  readonly isFiltered: boolean;
  readonly onExport: () => void;
}

/** Over the cards: selects all that are loaded, and exports the selected ones, or all that wait. */
export function ExportBar({ selection, loaded, isFiltered, onExport }: Props) {
  const { selected, isAll, selectAll } = selection;
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        columnGap: 3,
        rowGap: 1,
      }}
    >
      <CheckBox
        label={`Select all ${loaded} that are loaded`}
        checked={isAll}
        onChange={(on) => selectAll(on)}
      />
      <Button size="small" onClick={onExport} data-shortcut="e">
        {selected.length > 0
          ? `Export ${selected.length} selected`
          : `Export all that ${isFiltered ? "match" : "wait"}`}
      </Button>
    </Box>
  );
}
