import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { isToTakeOut } from "#shared/model/jacket/endingText.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { dayOf, formatDay } from "#shared/rules/dates.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import { ConfirmedDay } from "./ConfirmedDay.tsx";
import { EntryFacts } from "./EntryFacts.tsx";
import { headingIdOf } from "./headingIdOf.ts";
import { DnrChip, UndeclaredChip } from "./JacketChips.tsx";
import { jacketButtons, jacketContainer, jacketGrid } from "./jacketGrid.ts";
import { photoDayWords } from "./photoDayWords.ts";
import { SixtySeconds } from "./SixtySeconds.tsx";

function PhotoDay({ entry }: { readonly entry: Entry }) {
  const words = photoDayWords(entry, dayOf(new Date()));
  if (!words) return null;
  const color = words.isOld ? { color: "warning.main", fontWeight: 600 } : { color: "text.secondary" };
  return (
    <Typography variant="caption" component="p" sx={{ ...color, mt: 0.5, maxWidth: 132 }}>
      {words.text}
    </Typography>
  );
}

const article = {
  ...jacketContainer,
  // Equal heights side by side.
  display: "grid",
  // Not laid out far from the viewport; afterwards the height is remembered.
  contentVisibility: "auto",
  containIntrinsicSize: "auto 280px",
};

const grid = {
  ...jacketGrid,
  // Shows keyboard users their card.
  "&:focus-within": { borderColor: "text.primary" },
};

const ended = (entry: Entry) => ({
  borderStyle: "dashed",
  borderWidth: 2,
  borderColor: isToTakeOut(entry) ? "error.main" : "warning.main",
});

// A shortcut focuses the heading, too.
const ring = { "&&:focus-visible": { outline: "3px solid", outlineOffset: 2, borderRadius: "4px" } };

function Heading({ entry, hints, select }: Pick<Props, "entry" | "hints" | "select">) {
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
      {hints}
      {select && <Box sx={{ ml: "auto" }}>{select}</Box>}
    </Box>
  );
}

const Dates = ({ entry }: { readonly entry: Entry }) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2 }}>
    <Typography variant="quiet">
      Registered on {formatDay(entry.CreateDate)}
      {entry.Department && `, waiting for ${entry.Department}`}
    </Typography>
    <ConfirmedDay entry={entry} />
  </Box>
);

interface Props {
  readonly entry: Entry;
  readonly withNotes: boolean;
  /** False where it stands above the cards of a household. */
  readonly withAddress: boolean;
  readonly photo: ReactNode;
  readonly hints?: ReactNode;
  readonly select?: ReactNode;
  readonly notice?: ReactNode;
  readonly news?: ReactNode;
  readonly actions?: ReactNode;
}

export function EntryCard(props: Props) {
  const { entry, withNotes, withAddress, photo, hints, select, notice, news, actions } = props;
  return (
    <Box component="article" aria-labelledby={headingIdOf(entry)} sx={article}>
      <Card component="div" sx={entry.Removed ? { ...grid, ...ended(entry) } : grid}>
        <div>
          {photo}
          <PhotoDay entry={entry} />
        </div>
        <Box sx={{ display: "grid", gap: 0.5, alignContent: "start", minWidth: 0 }}>
          <Heading entry={entry} hints={hints} select={select} />
          {notice}
          <SixtySeconds entry={entry} />
          <Dates entry={entry} />
          {news}
          <EntryFacts entry={entry} withNotes={withNotes} withAddress={withAddress} />
        </Box>
        {actions && <Box sx={jacketButtons}>{actions}</Box>}
      </Card>
    </Box>
  );
}
