import { useCallback, useEffect, useState } from "react";
import { useSession, useUser } from "#web/session/SessionContext.ts";
import { lastActivity, noteActivity } from "#web/session/store/lastActivity.ts";
import { phaseAt, type SessionPhase } from "#web/session/store/sessionPhase.ts";

// Coming back to a tab is not among them: it may be looked at by somebody else.
const activities = ["pointerdown", "pointermove", "keydown", "input", "touchmove", "wheel", "scroll"];
const returns = ["focus", "pageshow", "storage"];
const pace = 1_000;

/**
 * Where the session stands, by the clock and by what is done in any tab, `warnSeconds` before its end
 * included. `stay` says that somebody is there, while they are asked for.
 */
export function useSessionPhase(warnSeconds: number): { phase: SessionPhase; stay: () => void } {
  const { Role: role } = useUser();
  const { remember, since } = useSession();
  const [phase, setPhase] = useState<SessionPhase>("open");
  const check = useCallback(() => {
    const times = { role, remember, since, lastActivity: lastActivity(), warnSeconds };
    const found = phaseAt(Date.now(), times);
    setPhase(found);
    return found;
  }, [role, remember, since, warnSeconds]);

  useEffect(() => {
    let heard = 0;
    const act = () => {
      if (Math.abs(Date.now() - heard) < pace) return;
      heard = Date.now();
      // The clock first: what is done after a long sleep does not undo the end, nor the question before it.
      const found = check();
      if (found === "open" || found === "endsSoon") noteActivity();
    };
    check();
    const timer = setInterval(check, 1_000);
    for (const type of activities) window.addEventListener(type, act, { capture: true, passive: true });
    for (const type of returns) window.addEventListener(type, check);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      for (const type of activities) window.removeEventListener(type, act, { capture: true });
      for (const type of returns) window.removeEventListener(type, check);
      document.removeEventListener("visibilitychange", check);
    };
  }, [check]);

  const stay = useCallback(() => {
    noteActivity();
    check();
  }, [check]);
  return { phase, stay };
}
