import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { blockHistory, historyIndex } from "./blockHistory.ts";

const here = () => ({ pathname: window.location.pathname, index: historyIndex(window.history.state) });

/** A press would follow it in this tab, to another page of the site. */
function linkAway(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if ((link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? link : undefined;
}

/**
 * Blocks links, Back and Forward to another page; not within the same path or by a script, as after saving. `leave`
 * continues a blocked navigation, `stay` drops it.
 */
export function useLeaveGuard(wouldLose: () => boolean) {
  const [blocked, setBlocked] = useState<() => void>();
  const location = useLocation();
  const navigate = useNavigate();
  const place = useRef(here());
  const leaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its change triggers; the browser's own is read
  useEffect(() => {
    place.current = here();
  }, [location]);

  useEffect(() => {
    const follow = (link: HTMLAnchorElement) => () => {
      leaving.current = true;
      // Pressed again, so that a menu around it closes.
      if (link.isConnected) link.click();
      else void navigate(`${link.pathname}${link.search}${link.hash}`);
      leaving.current = false;
    };
    const onClick = (event: MouseEvent) => {
      const link = leaving.current ? undefined : linkAway(event);
      if (!link || !wouldLose()) return;
      event.preventDefault();
      event.stopPropagation();
      setBlocked(() => follow(link));
    };
    const onStep = (event: PopStateEvent): boolean => {
      const { index, pathname } = place.current;
      const steps = historyIndex(event.state) - index;
      // Back at the router's own entry: it needs to see neither step.
      if (steps === 0) return true;
      if (leaving.current || Number.isNaN(steps) || window.location.pathname === pathname) return false;
      if (!wouldLose()) return false;
      window.history.go(-steps);
      setBlocked(() => () => {
        leaving.current = true;
        window.history.go(steps);
      });
      return true;
    };
    // Captured, before React handles the press.
    document.addEventListener("click", onClick, { capture: true });
    const unblock = blockHistory(onStep);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      unblock();
    };
  }, [wouldLose, navigate]);

  const stay = useCallback(() => setBlocked(undefined), []);
  return { asking: blocked !== undefined, leave: () => blocked?.(), stay };
}
