import GlobalStyles from "@mui/material/GlobalStyles";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { clearAnnouncements } from "#web/ui/feedback/announce.ts";
import { hidePage } from "./hidePage.ts";
import { useHistoryLock } from "./useHistoryLock.ts";

const styles = {
  // Dialogs and menus too. The emptied live regions stay for the lock screen.
  "body[data-locked] > :not([data-lock-screen], #announce-status, #announce-alert)": {
    display: "none !important",
  },
  "[data-lock-screen]": { position: "fixed", inset: 0, overflow: "auto" },
  "@media print": { "[data-lock-screen]": { position: "static" } },
} as const;

/**
 * Hides the page from screen, print and assistive technology. It keeps fields, scrolling and calls; afterwards
 * the focus returns.
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
    // The children take the focus, which is remembered first.
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
