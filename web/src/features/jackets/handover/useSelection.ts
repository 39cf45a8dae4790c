import { useRef, useState } from "react";
import type { QueueRow } from "../queue/useLoadedEntries.ts";

const none: ReadonlySet<string> = new Set();

export function useSelection(rows: readonly QueueRow[] = []) {
  const [keys, setKeys] = useState(none);
  // Stable, as all events of the memoised cards.
  const toggle = useRef((key: string, isOn: boolean) =>
    setKeys((now) => new Set(isOn ? [...now, key] : [...now].filter((one) => one !== key))),
  );
  const selected = rows.filter(({ key }) => keys.has(key));
  return {
    keys,
    toggle: toggle.current,
    selected,
    isAll: rows.length > 0 && selected.length === rows.length,
    drop: (some: readonly QueueRow[]) =>
      setKeys((now) => new Set([...now].filter((one) => some.every(({ key }) => key !== one)))),
    selectAll: (isOn: boolean) => setKeys(isOn ? new Set(rows.map(({ key }) => key)) : none),
  };
}

export type Selection = ReturnType<typeof useSelection>;
