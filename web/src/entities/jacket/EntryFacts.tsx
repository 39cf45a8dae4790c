import Box from "@mui/material/Box";
import type { CardLine } from "#shared/model/cardLines.ts";
import type { Entry } from "#shared/model/entry.ts";
import { factsOf } from "./entryFacts.ts";
import { FactItem, FactList } from "./FactList.tsx";
import { PositionMap } from "./PositionMap.tsx";

const itemsOf = (lines: readonly CardLine[]) =>
  lines.map(([label, value]) => (
    <FactItem key={label} label={label}>
      {value}
    </FactItem>
  ));

const sideBySide = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 3,
  rowGap: { xs: 1, sm: 0.25 },
  // Large text leaves no room for both side by side.
  "& > :first-of-type": { flex: "1 1 15rem" },
  "& > :nth-of-type(2)": { flex: { xs: "1 1 15rem", md: "0 1 auto" } },
  // Long lines have the whole width.
  "& > :nth-of-type(3)": { flex: "1 1 100%" },
} as const;

interface Props {
  readonly entry: Entry;
  /** Whether the family's own notes are shown. */
  readonly withNotes: boolean;
  /** Whether the address is shown; not where it stands above the cards of a household. @default true */
  readonly withAddress?: boolean;
}

/** A jacket without its medical record. */
export function EntryFacts({ entry, withNotes, withAddress = true }: Props) {
  const { place, body, number, notes, contact, position } = factsOf(entry);
  const [address, reached] = [place.slice(0, 1), place.slice(1)];
  const { Position } = entry;
  return (
    <Box sx={sideBySide}>
      <FactList>{itemsOf([...(withAddress ? address : []), ...reached])}</FactList>
      <FactList short>{itemsOf([...body, ...number])}</FactList>
      <FactList>
        {itemsOf([...(withNotes ? notes : []), ...contact])}
        {position.map(([label, words]) => (
          <FactItem key={label} label={label}>
            {words} {Position && <PositionMap entry={entry} position={Position} />}
          </FactItem>
        ))}
      </FactList>
    </Box>
  );
}
