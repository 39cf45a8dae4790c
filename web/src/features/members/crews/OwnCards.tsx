import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { listOwnCards } from "#shared/contract/members.ts";
import type { OwnCard } from "#shared/model/jacket/ownCard.ts";
import type { Member } from "#shared/model/member.ts";
import { neverCached, useCall } from "#web/api/useCall.ts";
import { EntryCard } from "#web/entities/jacket/EntryCard.tsx";
import { EntryChanges } from "#web/entities/jacket/EntryChanges.tsx";
import { MedicalRecordList } from "#web/entities/jacket/MedicalRecordList.tsx";
import { JacketPaper, PrintedJackets } from "#web/entities/jacket/print/PrintedJackets.tsx";
import { FamilyPicture } from "#web/entities/member/FamilyPicture.tsx";
import { jacketSentence } from "#web/entities/member/jacketSentence.ts";
import { Portrait } from "#web/entities/member/Portrait.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";

interface SectionProps {
  readonly card: OwnCard;
  readonly onPrint: () => void;
}

function OwnCardSection({ card: { HouseHold, Entry, Record }, onPrint }: SectionProps) {
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

interface Printing {
  readonly card: OwnCard;
  readonly at: Date;
}

const by = "by the family";
const printedOf = ({ Entry, Record }: OwnCard) => ({ entry: Entry, record: Record });

export function OwnCards({ member: { Parent_ID, ID, First } }: { readonly member: Member }) {
  const { data, error, refetch } = useCall(listOwnCards, { Parent_ID, ID }, neverCached);
  const [printing, setPrinting] = useState<Printing>();
  if (!data) return <LoadingOrError error={error} onRetry={refetch} what="the cards" />;
  if (data.Cards.length === 0)
    return (
      <EmptyState
        picture={<FamilyPicture />}
        title={`No card of ${First} yet`}
        action={
          <Button variant="primary" to="/Members">
            Back to Family Members
          </Button>
        }
      >
        Assign {First} to the house holds where they live: each has a card of its own.
      </EmptyState>
    );
  return (
    <Box sx={{ display: "grid", gap: 5 }}>
      {data.Cards.map((card) => (
        <OwnCardSection key={card.HouseHold.ID} card={card} onPrint={() => setPrinting({ card, at: new Date() })} />
      ))}
      {printing ? (
        <PrintedJackets
          key={printing.at.getTime()}
          opened={[printedOf(printing.card)]}
          at={printing.at}
          by={by}
          onDone={() => setPrinting(undefined)}
        />
      ) : (
        <JacketPaper opened={data.Cards.map(printedOf)} at={new Date()} by={by} />
      )}
    </Box>
  );
}
