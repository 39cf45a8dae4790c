import { useCallback, useEffect, useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { readObjection } from "#shared/contract/family/consents.ts";
import { send } from "#web/api/send.ts";
import { useLatest } from "#web/ui/state/useLatest.ts";

export type Objection = ResponseOf<typeof readObjection>;

export interface ObjectionProps {
  readonly objection: Objection;
  readonly token: string;
  readonly onDecided: (objection: Objection) => void;
}

/** Decides nothing. */
export function useObjection(token: string) {
  const [objection, setObjection] = useState<Objection>();
  const [error, setError] = useState<unknown>();
  // The answer to an earlier token is not kept.
  const latest = useLatest(token);
  const load = useCallback(async () => {
    setError(undefined);
    try {
      const answer = await send(readObjection, { Token: token });
      if (latest.current === token) setObjection(answer);
    } catch (failure) {
      if (latest.current === token) setError(failure);
    }
  }, [token, latest]);
  useEffect(() => {
    if (token) void load();
  }, [token, load]);
  return { objection, setObjection, error, load };
}
