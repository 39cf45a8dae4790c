import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { formatAddress } from "#shared/model/address.ts";
import type { PrintedRecord } from "#web/entities/jacket/print/PrintedRecord.ts";
import { Button } from "#web/ui/Button.tsx";
import { usePrintMany } from "../print/usePrintMany.ts";
import { cardColumns } from "../queue/cardColumns.ts";
import type { QueueRow } from "../queue/useLoadedEntries.ts";
import { useMarkAll } from "./useMarkAll.ts";

const bar = { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 1, mb: 0.5 } as const;

interface Props {
  readonly rows: readonly QueueRow[];
  /** Over both columns. */
  readonly isWide: boolean;
  readonly mayMark: boolean;
  readonly onMarked: (rows: readonly QueueRow[]) => void;
  readonly onPrint: (opened: readonly PrintedRecord[]) => void;
  /** The last marks, before the card after them. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

function HouseholdBar({
  rows,
  mayMark,
  id,
  onMarked,
  onPrint,
}: Omit<Props, "isWide" | "before" | "children"> & { readonly id: string }) {
  const mark = useMarkAll(rows, onMarked);
  const print = usePrintMany(rows, onPrint);
  const [first] = rows;
  const all = rows.length === 2 ? "both" : `all ${rows.length}`;
  return (
    <Box sx={bar}>
      <Typography id={id} sx={{ flex: "1 1 16rem", fontWeight: 650 }}>
        {rows.length} people at {first && formatAddress(first.entry)}
      </Typography>
      {mayMark && (
        <Button size="small" single pending={mark.isPending} onClick={() => mark.mutate()} aria-describedby={id}>
          Mark {all}
        </Button>
      )}
      <Button size="small" pending={print.isPending} onClick={() => print.mutate()} aria-describedby={id}>
        Print {all}
      </Button>
    </Box>
  );
}

/** In one cell with its card: in two columns, too, the next card takes the last one's place. */
const underIt = { display: "grid", gap: 1, gridTemplateRows: "auto 1fr" } as const;

const wide = { gridColumn: "1 / -1" } as const;

/** A single card stands by itself. */
export function HouseholdCards({ children, before, isWide, ...props }: Props) {
  const id = useId();
  const isShared = props.rows.length > 1;
  // The same elements for one card and several: the focus stays.
  return (
    <Box
      {...(isShared ? { role: "group", "aria-labelledby": id } : {})}
      sx={before && !isShared ? { ...underIt, ...(isWide && wide) } : isWide ? wide : { display: "contents" }}
    >
      {before}
      {isShared && <HouseholdBar {...props} id={id} />}
      <Box sx={isShared ? cardColumns : { display: "contents" }}>{children}</Box>
    </Box>
  );
}
