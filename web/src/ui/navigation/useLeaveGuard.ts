import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { blockHistory } from "./blockHistory.ts";

/** Where an entry stands in the visit's history: the router numbers those that it makes. */
const indexOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

const here = () => ({ pathname: window.location.pathname, index: indexOf(window.history.state) });

/** The link that a press would follow to another page of the site, in this tab. */
function linkAway(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if ((link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? link : undefined;
}

/**
 * Holds back what leads from this page to another one of the site, links and the browser's Back and Forward,
 * while `wouldLose` says that something would be lost. Other places of the same path are no other page; what a
 * script does, as after saving, is not held back. `leave` goes on with what was held back, `stay` drops it.
 */
export function useLeaveGuard(wouldLose: () => boolean) {
  const [held, setHeld] = useState<() => void>();
  const location = useLocation();
  const navigate = useNavigate();
  const place = useRef(here());
  const leaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is the occasion; the browser's own is read
  useEffect(() => {
    place.current = here();
  }, [location]);

  useEffect(() => {
    const follow = (link: HTMLAnchorElement) => () => {
      leaving.current = true;
      // Pressed again, so that the menu it stands in closes as it would have.
      if (link.isConnected) link.click();
      else void navigate(`${link.pathname}${link.search}${link.hash}`);
      leaving.current = false;
    };
    const onClick = (event: MouseEvent) => {
      const link = leaving.current ? undefined : linkAway(event);
      if (!link || !wouldLose()) return;
      event.preventDefault();
      event.stopPropagation();
      setHeld(() => follow(link));
    };
    const mayHold = (event: PopStateEvent): boolean => {
      const { index = Number.NaN, pathname } = place.current;
      const steps = (indexOf(event.state) ?? Number.NaN) - index;
      // Back where the router still is: it need not hear of either step.
      if (steps === 0) return true;
      if (leaving.current || Number.isNaN(steps) || window.location.pathname === pathname) return false;
      if (!wouldLose()) return false;
      window.history.go(-steps);
      setHeld(() => () => {
        leaving.current = true;
        window.history.go(steps);
      });
      return true;
    };
    // In the capturing phase: before React hears of a press.
    document.addEventListener("click", onClick, { capture: true });
    const letGo = blockHistory(mayHold);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      letGo();
    };
  }, [wouldLose, navigate]);

  const stay = useCallback(() => setHeld(undefined), []);
  return { asking: held !== undefined, leave: () => held?.(), stay };
}
