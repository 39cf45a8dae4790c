import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Entry } from "#shared/model/entry.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { DnrChip } from "#web/entities/jacket/DnrChip.tsx";
import { DuplicateChips } from "#web/entities/jacket/DuplicateChips.tsx";
import { EntryChanges } from "#web/entities/jacket/EntryChanges.tsx";
import { EntryFacts } from "#web/entities/jacket/EntryFacts.tsx";
import { jacketGrid } from "#web/entities/jacket/jacketGrid.ts";
import { UndeclaredChip } from "#web/entities/jacket/UndeclaredChip.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import { EntryPhoto } from "./EntryPhoto.tsx";
import { headingIdOf } from "./headingIdOf.ts";
import type { RenewPhoto } from "./usePhotoRenewal.ts";

const article = {
  // Cards far from the viewport are not laid out; once they were, their height is remembered.
  contentVisibility: "auto",
  containIntrinsicSize: "auto 340px",
};

const grid = {
  ...jacketGrid,
  // Shows keyboard users which card they are in.
  "&:focus-within": { borderColor: "text.primary" },
};

const removed = { borderStyle: "dashed", borderWidth: 2, borderColor: "error.main" };

// The heading takes the focus by keyboard shortcut, too, and must show it.
const ring = { "&&:focus-visible": { outline: "3px solid", outlineOffset: 2, borderRadius: "4px" } };

const buttons = {
  gridColumn: { sm: 2, lg: 3 },
  display: "grid",
  gap: 1.5,
  alignContent: "center",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "minmax(0, 1fr)" },
};

function Heading({ entry }: { readonly entry: Entry }) {
  const { First, Last, Medical, Orphan, Undeclared } = entry;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.25, rowGap: 0.75 }}>
      <Typography variant="h2" id={headingIdOf(entry)} tabIndex={-1} sx={ring}>
        {First} {Last}
      </Typography>
      {Medical.DNR && <DnrChip />}
      <Chip>MEMBER</Chip>
      {Undeclared && <UndeclaredChip />}
      {Orphan && <Chip status="warning">No department takes part in this city</Chip>}
      <DuplicateChips duplicates={entry} />
    </Box>
  );
}

interface Props {
  readonly entry: Entry;
  readonly withNotes: boolean;
  readonly onPhotoExpired: RenewPhoto;
  /** The current message about the entry. */
  readonly notice?: ReactNode;
  readonly actions: ReactNode;
}

/** A jacket as a department reads it. */
export function EntryCard({ entry, withNotes, onPhotoExpired, notice, actions }: Props) {
  return (
    <Box component="article" aria-labelledby={headingIdOf(entry)} sx={article}>
      <Card component="div" sx={entry.Removed ? { ...grid, ...removed } : grid}>
        <EntryPhoto entry={entry} onExpired={onPhotoExpired} />
        <Box sx={{ display: "grid", gap: 1.25, alignContent: "start", minWidth: 0 }}>
          <Heading entry={entry} />
          {notice}
          <Typography variant="body2" color="textSecondary">
            Registered on {formatDay(entry.CreateDate)}
            {entry.Department && `, waiting for ${entry.Department}`}
          </Typography>
          {entry.Kind === "UPDATED" && <EntryChanges entry={entry} />}
          <EntryFacts entry={entry} withNotes={withNotes} />
        </Box>
        <Box sx={buttons}>{actions}</Box>
      </Card>
    </Box>
  );
}
