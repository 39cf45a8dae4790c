import { memo } from "react";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { EntryCard } from "#web/entities/jacket/EntryCard.tsx";
import { ChangedField, EntryChanges } from "#web/entities/jacket/EntryChanges.tsx";
import { FactList } from "#web/entities/jacket/FactList.tsx";
import { headingIdOf } from "#web/entities/jacket/headingIdOf.ts";
import styles from "#web/entities/jacket/jacket.module.css";
import type { PrintedRecord } from "#web/entities/jacket/print/PrintedRecord.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import { EntryPhoto } from "../card/EntryPhoto.tsx";
import { MarkButton } from "../card/MarkButton.tsx";
import { MedicalRecordButton } from "../card/MedicalRecordButton.tsx";
import { ReportButton } from "../card/ReportButton.tsx";
import { staleTexts, useStaleEntry } from "../card/useStaleEntry.ts";
import { CopyButton } from "../copy/CopyButton.tsx";
import { DuplicateHints } from "../duplicates/DuplicateHints.tsx";
import type { Colleague } from "../handover/useHands.ts";
import { PrintButton } from "../print/PrintButton.tsx";
import type { QueueRow } from "./useLoadedEntries.ts";

/** Stable: a thousand memoised cards depend on them. */
export interface CardHandlers {
  readonly onMarked: (row: QueueRow, message: string) => void;
  readonly onNewer: (key: string, newer: Entry) => void;
  readonly onDismiss: (row: QueueRow) => void;
  readonly onPrint: (opened: readonly PrintedRecord[]) => void;
}

interface Props extends CardHandlers {
  readonly rowKey: string;
  readonly entry: Entry;
  readonly withNotes: boolean;
  readonly withAddress: boolean;
  readonly mayMark: boolean;
  readonly isSelected: boolean;
  readonly isFirst: boolean;
  readonly colleague: Colleague | undefined;
  /** Stable. */
  readonly onSelect: (key: string, isOn: boolean) => void;
}

const colleagueTexts: Readonly<Record<Colleague, string>> = {
  "has it": "A colleague is on this one.",
  "marked it": "A colleague marked this one since you loaded the list.",
};

function StaleNotice({ stale }: { readonly stale: ReturnType<typeof useStaleEntry> }) {
  if (!stale.reason) return null;
  return (
    <Notice kind="warning">
      {staleTexts[stale.reason]}
      {stale.news.length > 0 && (
        <FactList>
          {stale.news.map((change) => (
            <ChangedField key={change.Field} change={change} />
          ))}
        </FactList>
      )}
    </Notice>
  );
}

export const QueueCard = memo(function QueueCard(props: Props) {
  const { rowKey: key, entry, withNotes, withAddress, mayMark, colleague } = props;
  const { onMarked, onNewer, onDismiss, onPrint } = props;
  const stale = useStaleEntry(entry, (newer) => onNewer(key, newer));
  const dismiss = () => onDismiss({ key, entry });
  const isOver = stale.reason === "withdrawn" || stale.reason === "gone";
  return (
    <EntryCard
      entry={entry}
      withNotes={withNotes}
      withAddress={withAddress}
      photo={<EntryPhoto entry={entry} onExpired={stale.showNewest} isFirst={props.isFirst} />}
      hints={<DuplicateHints entry={entry} />}
      news={entry.Kind === "UPDATED" && <EntryChanges entry={entry} />}
      select={
        mayMark && (
          <CheckBox
            label="Select"
            checked={props.isSelected}
            onChange={(on) => props.onSelect(key, on)}
            aria-describedby={headingIdOf(entry)}
            data-shortcut="x"
          />
        )
      }
      notice={
        <>
          {colleague && <Notice kind="info">{colleagueTexts[colleague]}</Notice>}
          <StaleNotice stale={stale} />
        </>
      }
      actions={
        <>
          {mayMark && (
            <MarkButton
              entry={entry}
              stale={stale}
              onMarked={(message) => onMarked({ key, entry }, message)}
              onDismiss={dismiss}
            />
          )}
          <MedicalRecordButton entry={entry} stale={stale} />
          <div className={styles.pair}>
            <PrintButton entry={entry} stale={stale} onPrint={onPrint} />
            <CopyButton entry={entry} withNotes={withNotes} />
          </div>
          {mayMark && !isOver && <ReportButton entry={entry} />}
          {isOver && !mayMark && (
            <Button size="small" fullWidth onClick={dismiss} aria-describedby={headingIdOf(entry)}>
              Take it off the list
            </Button>
          )}
        </>
      }
    />
  );
});
