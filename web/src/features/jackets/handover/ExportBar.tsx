import Box from "@mui/material/Box";
import type { PrintedRecord } from "#web/entities/jacket/print/PrintedRecord.ts";
import { Button } from "#web/ui/Button.tsx";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import { usePrintMany } from "../print/usePrintMany.ts";
import type { Selection } from "./useSelection.ts";

interface Props {
  readonly selection: Selection;
  readonly loaded: number;
  /** A filter narrows an export without a selection. */
  readonly isFiltered: boolean;
  readonly onExport: () => void;
  readonly onPrint: (opened: readonly PrintedRecord[]) => void;
}

export function ExportBar({ selection, loaded, isFiltered, onExport, onPrint }: Props) {
  const { selected, isAll, selectAll } = selection;
  const print = usePrintMany(selected, onPrint);
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
      <CheckBox label={`Select all ${loaded} that are loaded`} checked={isAll} onChange={(on) => selectAll(on)} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {selected.length > 0 && (
          <Button size="small" pending={print.isPending} onClick={() => print.mutate()}>
            Print {selected.length} selected
          </Button>
        )}
        <Button size="small" onClick={onExport} data-shortcut="e">
          {selected.length > 0
            ? `Export ${selected.length} selected`
            : `Export all that ${isFiltered ? "match" : "wait"}`}
        </Button>
      </Box>
    </Box>
  );
}
