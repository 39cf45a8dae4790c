import { type ReactNode, startTransition, useEffect, useState } from "react";
import type { Handover } from "../handover/useHandover.ts";
import { groupHouseholds } from "../household/groupHouseholds.ts";
import { HouseholdCards } from "../household/HouseholdCards.tsx";
import { QueueCard } from "./QueueCard.tsx";
import type { Row } from "./useLoadedEntries.ts";
import type { QueueActions } from "./useQueueActions.ts";

interface Props {
  readonly rows: readonly Row[];
  readonly actions: QueueActions;
  readonly handover: Handover;
  readonly withNotes: boolean;
  readonly mayMark: boolean;
  /** The last marks, before the card after them. */
  readonly recent: ReactNode;
}

/**
 * Draws `first` items at once, then `step` more each time the page has answered its user: fifty cards at once
 * would hold a phone for seconds.
 */
function useGradualCount(total: number, first: number, step: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total, step]);
  return count;
}

export function QueueCards({ rows, actions, handover, withNotes, mayMark, recent }: Props) {
  const { at, handlers, onAllMarked } = actions;
  const { hands, selection } = handover;
  const households = groupHouseholds(rows);
  // The first one before anybody scrolls; the others a moment later.
  const drawn = useGradualCount(households.length, 1, 4);
  const first = households[0]?.rows[0]?.key;
  return households.slice(0, drawn).map(({ key: household, rows: some }) => (
    <HouseholdCards
      key={household}
      rows={some}
      mayMark={mayMark}
      onMarked={onAllMarked}
      onPrint={handlers.onPrint}
      before={some.some(({ key }) => key === at) && recent}
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
  ));
}
