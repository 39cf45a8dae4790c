import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode, RefObject } from "react";
import { formatPhone } from "#shared/format/formatPhone.ts";
import type { Entry, MedicalRecord } from "#shared/model/jacket/entry.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { ConfirmedDay } from "./ConfirmedDay.tsx";
import { EntryFacts } from "./EntryFacts.tsx";
import { headingIdOf } from "./headingIdOf.ts";
import { DnrChip, UndeclaredChip } from "./JacketChips.tsx";
import styles from "./jacket.module.css";
import { MedicalRecordList } from "./MedicalRecordList.tsx";
import { SealedHousehold } from "./SealedHousehold.tsx";
import { SixtySeconds } from "./SixtySeconds.tsx";

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

interface Props {
  readonly entry: Entry;
  readonly record: MedicalRecord;
  /** The person's name, for the focus. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly actions?: ReactNode;
  readonly news?: ReactNode;
  /** False where address and way in stand above a home's people. @default true */
  readonly withHome?: boolean;
}

export function OpenedPerson({ entry, record, heading, actions, news, withHome = true }: Props) {
  const id = headingIdOf(entry);
  return (
    <article aria-labelledby={id} className={styles.article}>
      <div className={styles.card}>
        <div className={styles.portrait}>
          <Avatar portrait size={132} first={entry.First} last={entry.Last} photo={[entry.img]} alt={fullName(entry)} />
        </div>
        <div className={`${styles.body} ${styles.roomy}`}>
          <div className={styles.heading}>
            <h2 id={id} tabIndex={-1} ref={heading}>
              {fullName(entry)}
            </h2>
            {entry.Medical.DNR && <DnrChip />}
            {entry.Undeclared && <UndeclaredChip />}
          </div>
          <SixtySeconds entry={entry} />
          <Phones entry={entry} />
          {actions}
          <ConfirmedDay entry={entry} />
          {news}
          <Box>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              Medical Record
            </Typography>
            <MedicalRecordList medical={record.Medical} />
          </Box>
          {withHome && <SealedHousehold record={record} />}
          <EntryFacts entry={entry} withNotes withAddress={withHome} withDoor={withHome} />
        </div>
      </div>
    </article>
  );
}
