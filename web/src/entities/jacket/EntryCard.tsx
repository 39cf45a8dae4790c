import type { ReactNode } from "react";
import { isToTakeOut } from "#shared/model/jacket/endingText.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { easternDayOf, formatDay } from "#shared/rules/dates.ts";
import { Chip } from "#web/ui/display/Chip.tsx";
import { ConfirmedDay } from "./ConfirmedDay.tsx";
import { EntryFacts } from "./EntryFacts.tsx";
import { headingIdOf } from "./headingIdOf.ts";
import { DnrChip, UndeclaredChip } from "./JacketChips.tsx";
import styles from "./jacket.module.css";
import { photoDayWords } from "./photoDayWords.ts";
import { SixtySeconds } from "./SixtySeconds.tsx";

function PhotoDay({ entry }: { readonly entry: Entry }) {
  const words = photoDayWords(entry, easternDayOf(new Date()));
  if (!words) return null;
  return <p className={`${styles.photoDay} ${words.isOld ? styles.old : ""}`}>{words.text}</p>;
}

function Heading({ entry, hints, select }: Pick<Props, "entry" | "hints" | "select">) {
  const { First, Last, Medical, Orphan, Undeclared } = entry;
  return (
    <div className={styles.heading}>
      <h2 id={headingIdOf(entry)} tabIndex={-1}>
        {First} {Last}
      </h2>
      {Medical.DNR && <DnrChip />}
      <Chip>MEMBER</Chip>
      {Undeclared && <UndeclaredChip />}
      {Orphan && <Chip status="warning">No department takes part in this city</Chip>}
      {hints}
      {select && <div className={styles.select}>{select}</div>}
    </div>
  );
}

const endedClass = (entry: Entry) => (isToTakeOut(entry) ? styles.gone : styles.ended);

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
    <article aria-labelledby={headingIdOf(entry)} className={`${styles.article} ${styles.waiting}`}>
      <div className={`${styles.card} ${styles.withButtons} ${entry.Removed ? endedClass(entry) : ""}`}>
        <div className={styles.portrait}>
          {photo}
          <PhotoDay entry={entry} />
        </div>
        <div className={styles.body}>
          <Heading entry={entry} hints={hints} select={select} />
          {notice}
          <SixtySeconds entry={entry} />
          {news}
          <EntryFacts entry={entry} withNotes={withNotes} withAddress={withAddress} />
          <p className={styles.dates}>
            <span>
              Registered on {formatDay(entry.CreateDate)}
              {entry.Department && `, waiting for ${entry.Department}`}
            </span>
            <ConfirmedDay entry={entry} />
          </p>
        </div>
        {actions && <div className={styles.buttons}>{actions}</div>}
      </div>
    </article>
  );
}
