import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import IconButton from "@mui/material/IconButton";
import { headingIdOf } from "#web/entities/jacket/headingIdOf.ts";
import type { PrintedRecord } from "#web/entities/jacket/print/PrintedRecord.ts";
import { Button } from "#web/ui/Button.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { paper } from "#web/ui/theme/sxRules.ts";
import { useMarkAll } from "../household/useMarkAll.ts";
import { usePrintMany } from "../print/usePrintMany.ts";
import type { QueueRow } from "../queue/useLoadedEntries.ts";
import type { Selection } from "./useSelection.ts";

// Before the cards for the keyboard, below them for the eyes: at the window's foot while they are in sight.
const bar = {
  ...paper,
  order: 1,
  position: "sticky",
  bottom: 8,
  zIndex: 2,
  display: { xs: "grid", sm: "flex" },
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  alignItems: "center",
  gap: 1,
  p: 1,
  mt: 1,
  borderWidth: 2,
  borderColor: "primary.main",
  "& > .MuiButton-root": { px: { xs: 0.5, sm: 2 } },
  // The mark beside "Select none", the others below.
  "& > :nth-of-type(n + 3)": { gridColumn: "span 3" },
  "& > :first-of-type": { gridColumn: "span 5" },
} as const;

const roomOver = { ":root": { scrollPaddingBottom: "8rem" } };

interface Props {
  readonly selection: Selection;
  readonly onMarked: (rows: readonly QueueRow[]) => void;
  readonly onExport: () => void;
  readonly onPrint: (opened: readonly PrintedRecord[]) => void;
}

export function SelectionBar({ selection: { selected, drop, selectAll }, onMarked, onExport, onPrint }: Props) {
  const mark = useMarkAll(selected, (rows) => {
    onMarked(rows);
    drop(rows);
  });
  const print = usePrintMany(selected, onPrint);
  const count = selected.length;
  const selectNone = () => {
    // The bar goes with its button.
    const [first] = selected;
    if (first) document.getElementById(headingIdOf(first.entry))?.focus({ preventScroll: true });
    selectAll(false);
  };
  return (
    <Box role="group" aria-label={`${count} selected`} sx={bar}>
      <GlobalStyles styles={roomOver} />
      <Button variant="primary" size="small" pending={mark.isPending} onClick={() => mark.mutate()}>
        Mark {count} as Transfered
      </Button>
      <IconButton aria-label="Select none" onClick={selectNone} sx={{ order: { sm: 1 }, ml: "auto" }}>
        <CloseIcon />
      </IconButton>
      <Button size="small" onClick={onExport} data-shortcut="e">
        Export {count} selected
      </Button>
      <Button size="small" pending={print.isPending} onClick={() => print.mutate()}>
        Print {count} selected
      </Button>
    </Box>
  );
}
