import { useEffect, useState } from "react";
import type { checkEmail, checkPhone } from "#shared/contract/accounts.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import { send } from "#web/api/send.ts";

// Longer than the pause between two keys.
const delay = 500;

/**
 * Requested when typing stops; never for undefined. Free when the call fails: the server checks again on
 * saving.
 */
export function useIsTaken<C extends typeof checkEmail | typeof checkPhone>(
  call: C,
  request: RequestOf<C> | undefined,
): boolean {
  const [taken, setTaken] = useState<string>();
  const key = request && JSON.stringify(request);
  useEffect(() => {
    if (!key) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const answer = await send(call, JSON.parse(key) as RequestOf<C>).catch(() => undefined);
      if (!isStale) setTaken(answer && !answer.isAvail ? key : undefined);
    }, delay);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [call, key]);
  return key !== undefined && taken === key;
}
