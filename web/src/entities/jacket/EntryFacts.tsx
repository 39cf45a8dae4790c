import Box from "@mui/material/Box";
import type { CardLine } from "#shared/model/cardLines.ts";
import type { Entry } from "#shared/model/entry.ts";
import { factsOf } from "./entryFacts.ts";
import { FactItem, FactList } from "./FactList.tsx";

const itemsOf = (lines: readonly CardLine[]) =>
  lines.map(([label, value]) => (
    <FactItem key={label} label={label}>
      {value}
    </FactItem>
  ));

interface Props {
  readonly entry: Entry;
  /** Whether the family's own notes are shown. */
  readonly withNotes: boolean;
}

/** A jacket without its medical record. */
export function EntryFacts({ entry, withNotes }: Props) {
  const { place, body, number, notes } = factsOf(entry);
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        columnGap: 3,
        rowGap: { xs: 1, sm: 0.5 },
        // Large text leaves no room for both side by side.
        "& > :first-of-type": { flex: "1 1 16rem" },
        "& > :last-of-type": { flex: { xs: "1 1 16rem", md: "0 1 auto" } },
      }}
    >
      <FactList>{itemsOf(withNotes ? [...place, ...notes] : place)}</FactList>
      <FactList short>{itemsOf([...body, ...number])}</FactList>
    </Box>
  );
}
