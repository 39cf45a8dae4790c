import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { formatPhone } from "#shared/format/formatPhone.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import type { OpenedJacket } from "#shared/model/jacket/opening.ts";
import { ConfirmedDay } from "#web/entities/jacket/ConfirmedDay.tsx";
import { EntryChanges } from "#web/entities/jacket/EntryChanges.tsx";
import { EntryFacts } from "#web/entities/jacket/EntryFacts.tsx";
import { headingIdOf } from "#web/entities/jacket/headingIdOf.ts";
import { DnrChip, UndeclaredChip } from "#web/entities/jacket/JacketChips.tsx";
import styles from "#web/entities/jacket/jacket.module.css";
import { MedicalRecordList } from "#web/entities/jacket/MedicalRecordList.tsx";
import { PrintedJackets } from "#web/entities/jacket/print/PrintedJackets.tsx";
import { SealedHousehold } from "#web/entities/jacket/SealedHousehold.tsx";
import { SixtySeconds } from "#web/entities/jacket/SixtySeconds.tsx";
import { fullName } from "#web/entities/member/fullName.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { CopyButton } from "../copy/CopyButton.tsx";
import { DeliveryChips } from "./DeliveryChips.tsx";

function News({ opened: { Entry, Deliveries } }: { readonly opened: OpenedJacket }) {
  const [newest] = Deliveries;
  if (newest?.State === "CHANGED") return <EntryChanges entry={Entry} />;
  if (newest?.State === "ENDED")
    return <Notice kind="warning">This record has ended. What it says may be out of date.</Notice>;
  return null;
}

/** One press calls, where the device can. */
function Phones({ entry: { First, Last, Phone, Contact } }: { readonly entry: Entry }) {
  const phones = [
    { name: `${First} ${Last}`, phone: Phone },
    { name: Contact?.Name ?? "", phone: Contact?.Phone },
  ].flatMap(({ name, phone }) => (phone ? [{ name, phone }] : []));
  return (
    <Box component="ul" sx={{ ...columnList, columnGap: 2 }}>
      {phones.map(({ name, phone }) => (
        <li key={`${name} ${phone}`}>
          {name}:{" "}
          <Link href={`tel:${phone}`} sx={{ display: "inline-block", py: 0.5, fontWeight: fontWeight.strong }}>
            {formatPhone(phone)}
          </Link>
        </li>
      ))}
      {phones.length === 0 && <li>Phone: (not provided)</li>}
    </Box>
  );
}

/** The record was opened for a reason: neither its print nor its copy shows more. */
function Actions({ opened: { Entry: entry, Record: record }, onClose }: Omit<Props, "takesFocus">) {
  const { FirstName, LastName } = useUser();
  const [printed, setPrinted] = useState<Date>();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Button size="small" onClick={() => setPrinted(new Date())}>
        Print
      </Button>
      <CopyButton entry={entry} withNotes />
      <Button size="small" onClick={onClose}>
        Close the record
      </Button>
      {printed && (
        <PrintedJackets
          opened={[{ entry, record }]}
          at={printed}
          by={`by ${FirstName} ${LastName} from an opened record`}
          onDone={() => setPrinted(undefined)}
        />
      )}
    </Box>
  );
}

interface Props {
  readonly opened: OpenedJacket;
  /** Not where a tab keeps it. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

export function OpenedRecord({ opened, takesFocus, onClose }: Props) {
  const { Entry, Record, Deliveries } = opened;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = headingIdOf(Entry);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [takesFocus]);
  return (
    <article aria-labelledby={id} className={styles.article}>
      <div className={styles.card}>
        <Avatar portrait size={132} first={Entry.First} last={Entry.Last} photo={[Entry.img]} alt={fullName(Entry)} />
        <Box sx={{ display: "grid", gap: 1.5, alignContent: "start", minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.25, rowGap: 0.75 }}>
            <Typography variant="h2" id={id} ref={heading} tabIndex={-1}>
              {fullName(Entry)}
            </Typography>
            {Entry.Medical.DNR && <DnrChip />}
            {Entry.Undeclared && <UndeclaredChip />}
          </Box>
          <Phones entry={Entry} />
          <Actions opened={opened} onClose={onClose} />
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
      </div>
    </article>
  );
}
