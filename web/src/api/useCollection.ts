import { useEffect, useRef, useState } from "react";
import { announce } from "#web/ui/feedback/announce.ts";
import type { CollectedRows, Collecting } from "./pages/collectPages.ts";

/** Goes on from `begun`. */
export type Collect<Row> = (begun: CollectedRows<Row>, options: Collecting<Row>) => Promise<void>;

/** Runs an export. A failed one goes on where it failed; all end with the component. */
export function useCollection<Row>() {
  const [state, setState] = useState<"idle" | "running" | "failed">("idle");
  const [error, setError] = useState<unknown>();
  const [collected, setCollected] = useState<CollectedRows<Row>>({ rows: [] });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (collect: Collect<Row>, begun: CollectedRows<Row>) => {
    const own = new AbortController();
    abort.current = own;
    setState("running");
    setCollected(begun);
    try {
      await collect(begun, { onProgress: setCollected, signal: own.signal });
      if (!own.signal.aborted) setState("idle");
    } catch (failure) {
      if (own.signal.aborted) return;
      setError(failure);
      // Only the file failed: no page is left.
      setCollected((last) => (last.cursor === undefined ? { rows: [] } : last));
      setState("failed");
    }
  };

  return {
    state,
    error,
    collected: collected.rows,
    start: (collect: Collect<Row>) => void run(collect, { rows: [] }),
    goOn: (collect: Collect<Row>) => void run(collect, collected),
    cancel: () => {
      abort.current?.abort();
      setState("idle");
      announce("The export is cancelled.");
    },
  };
}
