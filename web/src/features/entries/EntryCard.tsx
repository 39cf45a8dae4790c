import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Entry } from "#shared/model/entry.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { Avatar } from "#web/ui/Avatar.tsx";
import { Card } from "#web/ui/Card.tsx";
import { Chip } from "#web/ui/Chip.tsx";
import { EntryFacts } from "./EntryFacts.tsx";
import { headingIdOf } from "./headingIdOf.ts";
import { MedicalRecordButton } from "./MedicalRecordButton.tsx";

const grid = {
  display: "grid",
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: {
    xs: "minmax(0, 1fr)",
    sm: "132px minmax(0, 1fr)",
    lg: "132px minmax(0, 1fr) 202px",
  },
};

const actions = {
  gridColumn: { sm: 2, lg: 3 },
  display: "grid",
  gap: 1.5,
  alignContent: "center",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "minmax(0, 1fr)" },
};

function Heading({ entry }: { readonly entry: Entry }) {
  const { First, Last, Medical, Orphan } = entry;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.25, rowGap: 0.75 }}>
      <Typography variant="h2" id={headingIdOf(entry)} tabIndex={-1}>
        {First} {Last}
      </Typography>
      {Medical.DNR && <Chip status="error">DNR: paperwork must be seen</Chip>}
      <Chip>MEMBER</Chip>
      {Orphan && <Chip status="warning">No department takes part in this city</Chip>}
    </Box>
  );
}

interface Props {
  readonly entry: Entry;
  readonly withNotes: boolean;
  /** What can be done with the entry, above the button of its medical record. */
  readonly children?: ReactNode;
}

/** A jacket as a department reads it. */
export function EntryCard({ entry, withNotes, children }: Props) {
  const { First, Last, img, CreateDate } = entry;
  const id = headingIdOf(entry);
  return (
    <Box component="article" aria-labelledby={id}>
      <Card component="div" sx={grid}>
        <Avatar
          portrait
          size={132}
          first={First}
          last={Last}
          src={img || undefined}
          alt={`Photo of ${First} ${Last}`}
        />
        <Box sx={{ display: "grid", gap: 1.25, alignContent: "start", minWidth: 0 }}>
          <Heading entry={entry} />
          <Typography variant="body2" color="textSecondary">
            Registered on {formatDay(CreateDate)}
          </Typography>
          <EntryFacts entry={entry} withNotes={withNotes} />
        </Box>
        <Box sx={actions}>
          {children}
          <MedicalRecordButton entry={entry} />
        </Box>
      </Card>
    </Box>
  );
}
