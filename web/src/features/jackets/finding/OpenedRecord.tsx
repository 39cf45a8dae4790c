import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef } from "react";
import type { OpenedJacket } from "#shared/model/jacket/opening.ts";
import { ConfirmedDay } from "#web/entities/jacket/ConfirmedDay.tsx";
import { EntryChanges } from "#web/entities/jacket/EntryChanges.tsx";
import { EntryFacts } from "#web/entities/jacket/EntryFacts.tsx";
import { DnrChip, UndeclaredChip } from "#web/entities/jacket/JacketChips.tsx";
import { jacketGrid } from "#web/entities/jacket/jacketGrid.ts";
import { MedicalRecordList } from "#web/entities/jacket/MedicalRecordList.tsx";
import { SealedHousehold } from "#web/entities/jacket/SealedHousehold.tsx";
import { SixtySeconds } from "#web/entities/jacket/SixtySeconds.tsx";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { DeliveryChips } from "./DeliveryChips.tsx";

function News({ opened: { Entry, Deliveries } }: { readonly opened: OpenedJacket }) {
  const [newest] = Deliveries;
  if (newest?.State === "CHANGED") return <EntryChanges entry={Entry} />;
  if (newest?.State === "ENDED")
    return <Notice kind="warning">This record has ended. What it says may be out of date.</Notice>;
  return null;
}

interface Props {
  readonly opened: OpenedJacket;
  readonly onClose: () => void;
}

export function OpenedRecord({ opened, onClose }: Props) {
  const { Entry, Record, Deliveries } = opened;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Box component="article" aria-labelledby={id}>
      <Card component="div" sx={jacketGrid}>
        <Avatar
          portrait
          size={132}
          first={Entry.First}
          last={Entry.Last}
          photo={[Entry.img]}
          alt={fullName(Entry)}
        />
        <Box sx={{ display: "grid", gap: 1.5, alignContent: "start", minWidth: 0 }}>
          <Box
            sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.25, rowGap: 0.75 }}
          >
            <Typography variant="h2" id={id} ref={heading} tabIndex={-1}>
              {fullName(Entry)}
            </Typography>
            {Entry.Medical.DNR && <DnrChip />}
            {Entry.Undeclared && <UndeclaredChip />}
          </Box>
          <DeliveryChips deliveries={Deliveries} />
          <ConfirmedDay entry={Entry} />
          <News opened={opened} />
          <SixtySeconds entry={Entry} />
          <Box>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              Medical Record
            </Typography>
            <MedicalRecordList medical={Record.Medical} />
          </Box>
          <SealedHousehold record={Record} />
          <EntryFacts entry={Entry} withNotes />
        </Box>
        <Box sx={{ gridColumn: { sm: 2, lg: 3 } }}>
          <Button size="small" fullWidth onClick={onClose}>
            Close the record
          </Button>
        </Box>
      </Card>
    </Box>
  );
}
