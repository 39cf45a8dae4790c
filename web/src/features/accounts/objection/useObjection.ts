import { useCallback, useEffect, useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { readObjection } from "#shared/contract/family/consents.ts";
import { send } from "#web/api/send.ts";

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
  const load = useCallback(async () => {
    setError(undefined);
    try {
      setObjection(await send(readObjection, { Token: token }));
    } catch (failure) {
      setError(failure);
    }
  }, [token]);
  useEffect(() => {
    if (token) void load();
  }, [token, load]);
  return { objection, setObjection, error, load };
}
