import { useEffect, useState } from "react";
import type { checkEmail, checkPhone } from "#shared/contract/accounts.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import { send } from "#web/api/send.ts";

// Long enough to be done typing.
const pause = 500;

/**
 * Whether an e-mail address or a phone number already belongs to another account, asked when typing stops and
 * again when it changes; undefined asks nothing. When it cannot be asked now, it counts as free: the server
 * still refuses at the end.
 */
export function useIsTaken<C extends typeof checkEmail | typeof checkPhone>(
  call: C,
  asked: RequestOf<C> | undefined,
): boolean {
  const [taken, setTaken] = useState<string>();
  const key = asked && JSON.stringify(asked);
  useEffect(() => {
    if (!key) return;
    // An answer that comes after the next question says nothing any more.
    let isLate = false;
    const timer = setTimeout(async () => {
      const answer = await send(call, JSON.parse(key) as RequestOf<C>).catch(() => undefined);
      if (!isLate) setTaken(answer && !answer.isAvail ? key : undefined);
    }, pause);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [call, key]);
  return key !== undefined && taken === key;
}
