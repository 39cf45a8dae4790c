import GlobalStyles from "@mui/material/GlobalStyles";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { clearAnnouncements } from "#web/ui/feedback/announce.ts";
import { hidePage } from "./hidePage.ts";
import { useHistoryLock } from "./useHistoryLock.ts";

const styles = {
  // Dialogs and menus of the page stand beside it in the body. The live regions stay, emptied: they say what
  // happens from now on.
  "body[data-covered] > :not([data-cover], #announce-status, #announce-alert)": {
    display: "none !important",
  },
  "[data-cover]": { position: "fixed", inset: 0, overflow: "auto" },
  "@media print": { "[data-cover]": { position: "static" } },
} as const;

/**
 * Takes the page off the screen, off paper and away from assistive technology, and shows its children instead.
 * The page goes on underneath, with its fields, its scrolling and its calls; when the cover goes, the focus
 * returns to where it was.
 */
export function LockScreen({ children }: { readonly children: ReactNode }) {
  const [host, setHost] = useState<HTMLElement>();
  useHistoryLock();
  useEffect(() => {
    const element = document.createElement("div");
    element.dataset.cover = "";
    document.body.append(element);
    const showPage = hidePage();
    clearAnnouncements();
    // Not before the page is hidden: what is shown takes the focus, which has to be remembered first.
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
