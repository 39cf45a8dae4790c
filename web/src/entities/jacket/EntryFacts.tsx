import Box from "@mui/material/Box";
import type { CardLine } from "#shared/model/jacket/cardLines.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
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
  // Large text has no room for both.
  "& > [data-reached]": { flex: "1 1 14rem" },
  "& > [data-body]": { flex: { xs: "1 1 14rem", md: "0 1 auto" } },
  "& > [data-wide]": { flex: "1 1 100%" },
} as const;

const oneLine = { "& dd": { whiteSpace: { sm: "normal" } } };

interface Props {
  readonly entry: Entry;
  readonly withNotes: boolean;
  /** False where it stands above the cards of a household. @default true */
  readonly withAddress?: boolean;
}

/** A jacket without its medical record. */
export function EntryFacts({ entry, withNotes, withAddress = true }: Props) {
  const { address, door, place, body, number, notes, needs, contact, position } = factsOf(entry);
  const { Position } = entry;
  const where = [...(withAddress ? address : []), ...door];
  const rest = [...(withNotes ? notes : []), ...needs, ...contact];
  return (
    <Box sx={sideBySide}>
      {where.length > 0 && (
        <Box data-wide="" sx={oneLine}>
          <FactList>{itemsOf(where)}</FactList>
        </Box>
      )}
      <Box data-reached="">
        <FactList>
          {itemsOf(place)}
          {position.map(([label, words]) => (
            <FactItem key={label} label={label}>
              {words} {Position && <PositionMap entry={entry} position={Position} />}
            </FactItem>
          ))}
        </FactList>
      </Box>
      <Box data-body="">
        <FactList short>{itemsOf([...body, ...number])}</FactList>
      </Box>
      {rest.length > 0 && (
        <Box data-wide="">
          <FactList>{itemsOf(rest)}</FactList>
        </Box>
      )}
    </Box>
  );
}
