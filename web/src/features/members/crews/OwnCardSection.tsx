import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { OwnCard } from "#shared/model/jacket/ownCard.ts";
import { EntryCard } from "#web/entities/jacket/EntryCard.tsx";
import { EntryChanges } from "#web/entities/jacket/EntryChanges.tsx";
import { MedicalRecordList } from "#web/entities/jacket/MedicalRecordList.tsx";
import { jacketSentence } from "#web/entities/member/jacketSentence.ts";
import { Portrait } from "#web/entities/member/Portrait.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";

interface Props {
  readonly card: OwnCard;
  readonly onPrint: () => void;
}

export function OwnCardSection({ card: { HouseHold, Entry, Record }, onPrint }: Props) {
  const id = useId();
  const isNews = Entry.Removed || Entry.Changes !== undefined;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: "grid", gap: 2 }}>
      <Box>
        <Typography variant="h2" id={id}>
          At {HouseHold.Name}
        </Typography>
        <Typography color="textSecondary">{jacketSentence(HouseHold)}</Typography>
      </Box>
      <EntryCard
        entry={Entry}
        withNotes
        withAddress
        photo={<Portrait person={Entry} size={132} />}
        news={isNews && <EntryChanges entry={Entry} />}
        actions={
          <Button size="small" fullWidth onClick={onPrint} aria-label={`Print the card at ${HouseHold.Name}`}>
            Print
          </Button>
        }
      />
      <Card title="Crews who open the record read">
        <MedicalRecordList medical={Record.Medical} />
      </Card>
    </Box>
  );
}
