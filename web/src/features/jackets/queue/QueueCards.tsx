import type { ReactNode } from "react";
import type { Handover } from "../handover/useHandover.ts";
import { groupHouseholds } from "../household/groupHouseholds.ts";
import { HouseholdCards } from "../household/HouseholdCards.tsx";
import { DrawnWhenNear } from "./DrawnWhenNear.tsx";
import { QueueCard } from "./QueueCard.tsx";
import type { QueueRow } from "./useLoadedEntries.ts";
import type { QueueActions } from "./useQueueActions.ts";

interface Props {
  readonly rows: readonly QueueRow[];
  readonly actions: QueueActions;
  readonly handover: Handover;
  readonly withNotes: boolean;
  readonly mayMark: boolean;
  /** The last marks, before the card after them. */
  readonly recent: ReactNode;
}

/** Higher than a window. */
const firstCards = 6;

export function QueueCards({ rows, actions, handover, withNotes, mayMark, recent }: Props) {
  const { at, handlers, onAllMarked } = actions;
  const { hands, selection } = handover;
  const households = groupHouseholds(rows);
  const first = households[0]?.rows[0]?.key;
  const drawn = new Set(rows.slice(0, firstCards));
  return households.map(({ key: household, rows: some, isWide }) => {
    const isPlace = some.some(({ key }) => key === at);
    return (
      <DrawnWhenNear
        key={household}
        rows={some}
        isWide={isWide}
        withNotes={withNotes}
        isNear={some.some((row) => drawn.has(row)) || isPlace}
      >
        <HouseholdCards
          rows={some}
          isWide={isWide}
          mayMark={mayMark}
          onMarked={onAllMarked}
          onPrint={handlers.onPrint}
          before={isPlace && recent}
        >
          {some.map(({ key, entry }) => (
            <QueueCard
              key={key}
              rowKey={key}
              entry={entry}
              withNotes={withNotes}
              withAddress={some.length === 1}
              mayMark={mayMark}
              isSelected={selection.keys.has(key)}
              isFirst={key === first}
              colleague={hands.of(entry.ID)}
              onSelect={selection.toggle}
              {...handlers}
            />
          ))}
        </HouseholdCards>
      </DrawnWhenNear>
    );
  });
}
