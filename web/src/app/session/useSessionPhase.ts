import { useCallback, useEffect, useState } from "react";
import { pageSession } from "#web/session/pageSession.ts";
import { useSession, useUser } from "#web/session/SessionContext.ts";
import { lastActivity, noteActivity } from "#web/session/store/lastActivity.ts";
import { phaseAt, type SessionPhase } from "#web/session/store/sessionPhase.ts";
import { activities } from "./watchScreen.ts";

// No activity: another person may look at the tab.
const returns = ["focus", "pageshow", "storage"];
const interval = 1_000;

/** `stay` records activity during the idle warning. */
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
      if (Math.abs(Date.now() - heard) < interval) return;
      heard = Date.now();
      // The clock first: activity after a long sleep undoes neither the end nor the warning before it.
      const found = check();
      if (found !== "open" && found !== "endsSoon") return;
      noteActivity();
      pageSession.keepAlive();
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
    pageSession.keepAlive();
    check();
  }, [check]);
  return { phase, stay };
}
