import Box from "@mui/material/Box";
import { Button } from "#web/ui/Button.tsx";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import type { Selection } from "./useSelection.ts";

interface Props {
  readonly selection: Selection;
  readonly loaded: number;
  /** A filter narrows an export without a selection. */
  readonly isFiltered: boolean;
  readonly onExport: () => void;
}

const bar = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 1,
  "& > button": { width: { xs: "100%", sm: "auto" } },
} as const;

export function ExportBar({ selection: { selected, isAll, selectAll }, loaded, isFiltered, onExport }: Props) {
  return (
    <Box data-tool="" sx={bar}>
      <CheckBox label={`Select all ${loaded} that are loaded`} checked={isAll} onChange={(on) => selectAll(on)} />
      {selected.length === 0 && (
        <Button size="small" onClick={onExport} data-shortcut="e">
          Export all that {isFiltered ? "match" : "wait"}
        </Button>
      )}
    </Box>
  );
}
