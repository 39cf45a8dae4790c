import { useEffect, useSyncExternalStore } from "react";
import type { RegistryReason } from "#shared/model/registry/home.ts";
import { useUser } from "#web/session/SessionContext.ts";

export interface WorkReason {
  readonly Reason: RegistryReason;
  readonly Incident?: string | undefined;
}

interface GivenReason {
  readonly by: string;
  readonly until: number;
  readonly reason: WorkReason;
}

const hour = 3_600_000;

// In the page's memory: never stored, and another account does not inherit it.
let given: GivenReason | undefined;
const listeners = new Set<() => void>();

function give(next: GivenReason | undefined): void {
  given = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asked once for an hour of work. */
export function useReason() {
  const { ID } = useUser();
  const known = useSyncExternalStore(subscribe, () => given);
  const current = known && known.by === ID && known.until > Date.now() ? known : undefined;
  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(() => give(undefined), current.until - Date.now());
    return () => clearTimeout(timer);
  }, [current]);
  return {
    reason: current?.reason,
    giveReason: (reason: WorkReason) => give({ by: ID, until: Date.now() + hour, reason }),
  };
}
