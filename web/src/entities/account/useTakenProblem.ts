import { useEffect, useState } from "react";
import { checkEmail, checkPhone } from "#shared/contract/accounts.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import { send } from "#web/api/send.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { emailTied, phoneTied } from "./accountProblems.ts";

// Milliseconds, longer than between two keys.
const delay = 500;

/** Asks when typing stops; never for undefined. Free when the call fails: the server checks again on saving. */
function useIsTaken<C extends typeof checkEmail | typeof checkPhone>(
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

function useAnnounced(problem: string | undefined): string | undefined {
  useEffect(() => {
    if (problem) announce(problem);
  }, [problem]);
  return problem;
}

/** Announced as it appears; undefined asks nothing. */
export function useEmailProblem(Email: string | undefined): string | undefined {
  return useAnnounced(useIsTaken(checkEmail, Email ? { Email } : undefined) ? emailTied : undefined);
}

export function usePhoneProblem(Cell: string | undefined): string | undefined {
  return useAnnounced(useIsTaken(checkPhone, Cell ? { Cell } : undefined) ? phoneTied : undefined);
}
