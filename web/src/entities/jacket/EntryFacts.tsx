import type { CardLine } from "#shared/model/jacket/cardLines.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { factsOf } from "./entryFacts.ts";
import { FactItem, FactList } from "./FactList.tsx";
import styles from "./jacket.module.css";
import { PositionMap } from "./PositionMap.tsx";

const itemsOf = (lines: readonly CardLine[]) =>
  lines.map(([label, value]) => (
    <FactItem key={label} label={label}>
      {value}
    </FactItem>
  ));

interface Props {
  readonly entry: Entry;
  readonly withNotes: boolean;
  /** False where it stands above a household's cards. @default true */
  readonly withAddress?: boolean;
  /** False where the way in stands above a home's people. @default true */
  readonly withDoor?: boolean;
}

/** A jacket without its medical record. */
export function EntryFacts({ entry, withNotes, withAddress = true, withDoor = true }: Props) {
  const { address, door, place, body, number, notes, needs, contact, position } = factsOf(entry);
  const { Position } = entry;
  const where = [...(withAddress ? address : []), ...(withDoor ? door : [])];
  const rest = [...(withNotes ? notes : []), ...needs, ...contact];
  return (
    <div className={styles.facts}>
      {where.length > 0 && <FactList className={`${styles.wide} ${styles.oneLine}`}>{itemsOf(where)}</FactList>}
      <FactList className={styles.reached}>
        {itemsOf(place)}
        {position.map(([label, words]) => (
          <FactItem key={label} label={label}>
            {words} {Position && <PositionMap entry={entry} position={Position} />}
          </FactItem>
        ))}
      </FactList>
      <FactList short>{itemsOf([...body, ...number])}</FactList>
      {rest.length > 0 && <FactList className={styles.wide}>{itemsOf(rest)}</FactList>}
    </div>
  );
}
