import GlobalStyles from "@mui/material/GlobalStyles";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router-dom";
import { clearAnnouncements } from "#web/ui/feedback/announce.ts";
import { blockHistory, historyIndex } from "#web/ui/navigation/blockHistory.ts";

/** A browser may forget positions of hidden elements. */
const scrolled = () =>
  [...document.body.querySelectorAll("*")]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));

/** Returns how to restore the page. */
function hidePage(): () => void {
  const { title, activeElement } = document;
  const { pathname } = window.location;
  const { scrollX, scrollY } = window;
  const places = scrolled();
  document.body.dataset.locked = "";
  return () => {
    delete document.body.dataset.locked;
    // A pending call may have led to another page meanwhile.
    if (pathname !== window.location.pathname) return;
    document.title = title;
    for (const { element, top, left } of places) element.scrollTo({ top, left, behavior: "instant" });
    window.scrollTo({ top: scrollY, left: scrollX, behavior: "instant" });
    const wasThere = activeElement instanceof HTMLElement && activeElement !== document.body;
    const target = wasThere && activeElement.isConnected ? activeElement : document.querySelector("h1");
    (target as HTMLElement | null)?.focus({ preventScroll: true });
  };
}

/** Back and Forward would change the hidden page. */
function useHistoryLock(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is not read; its change is a new entry
  useEffect(() => {
    const here = historyIndex(window.history.state);
    return blockHistory(({ state }) => {
      const steps = historyIndex(state) - here;
      if (steps) window.history.go(-steps);
      return true;
    });
  }, [key]);
}

const styles = {
  // Dialogs and menus too. The emptied live regions serve the lock screen.
  "body[data-locked] > :not([data-lock-screen], #announce-status, #announce-alert)": { display: "none !important" },
  "[data-lock-screen]": { position: "fixed", inset: 0, overflow: "auto" },
  "@media print": { "[data-lock-screen]": { position: "static" } },
} as const;

/**
 * Hides the page from screen, print and assistive technology. It keeps fields, scrolling and calls; the focus returns.
 */
export function LockScreen({ children }: { readonly children: ReactNode }) {
  const [host, setHost] = useState<HTMLElement>();
  useHistoryLock();
  useEffect(() => {
    const element = document.createElement("div");
    element.dataset.lockScreen = "";
    document.body.append(element);
    const showPage = hidePage();
    clearAnnouncements();
    // After the focus is remembered: the children take it.
    setHost(element);
    return () => {
      element.remove();
      showPage();
    };
  }, []);
  return (
    <>
      <GlobalStyles styles={styles} />
      {host && createPortal(children, host)}
    </>
  );
}
