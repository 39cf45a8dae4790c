import Box from "@mui/material/Box";
import type { CardLine } from "#shared/model/cardLines.ts";
import type { Entry } from "#shared/model/entry.ts";
import { factsOf } from "./entryFacts.ts";

interface FactsProps {
  readonly items: readonly CardLine[];
  /** Whether the values are a word or two: on a phone they stand side by side. */
  readonly short?: boolean;
}

function Facts({ items, short = false }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        alignContent: "start",
        columnGap: 2,
        rowGap: { xs: 1, sm: 0.5 },
        gridTemplateColumns: {
          xs: `repeat(${short ? 2 : 1}, minmax(0, 1fr))`,
          sm: "max-content minmax(0, 1fr)",
        },
        fontSize: "1.0625rem",
      }}
    >
      {items.map(([label, value]) => (
        <Box key={label} sx={{ display: { sm: "contents" } }}>
          <Box component="dt" sx={{ color: "text.secondary", fontSize: "1rem", lineHeight: 1.6 }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, whiteSpace: "pre-line" }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface Props {
  readonly entry: Entry;
  /** Whether the family's own notes are shown. */
  readonly withNotes: boolean;
}

/** What a responder is to know of a person, beside the medical record. */
export function EntryFacts({ entry, withNotes }: Props) {
  const { place, body, notes } = factsOf(entry);
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        columnGap: 3,
        rowGap: { xs: 1, sm: 0.5 },
        // With large text there is no room for both beside each other.
        "& > :first-of-type": { flex: "1 1 16rem" },
        "& > :last-of-type": { flex: { xs: "1 1 16rem", md: "0 1 auto" } },
      }}
    >
      <Facts items={withNotes ? [...place, ...notes] : place} />
      <Facts short items={body} />
    </Box>
  );
}
