import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from "notistack";
import { type RefObject, useEffect, useRef } from "react";
import { announce } from "#web/ui/feedback/announce.ts";
import { useMedia } from "#web/ui/state/useMedia.ts";
import { css } from "./styleSheet.ts";
import { ToastContent } from "./ToastContent.tsx";
import { stillToShow, type ToastKind, useToasts } from "./toast.ts";

declare module "notistack" {
  interface VariantOverrides extends Record<ToastKind, { duration: number }> {}
}

const components = { success: ToastContent, error: ToastContent, warning: ToastContent, info: ToastContent };

// After notistack's rules, and so above them.
const containerRoot = css({
  // The header's height; in rem, for larger text.
  top: "5rem",
  maxHeight: "calc(100% - 5rem)",
  "@media (min-width: 900px)": { right: "40px" },
  // On a visitor's phone the heading stands there.
  "@media (max-width: 699px)": { "body:has([data-visitor]) &": { top: "auto", bottom: "14px" } },
  // A dialog has no header.
  ".MuiDialog-container &": { top: "14px", maxHeight: "calc(100% - 14px)" },
  // Above the drawer's close button.
  ".MuiDrawer-paper &": { position: "static", width: "auto", maxWidth: "none", margin: "8px 8px 0" },
  // Presses around a message go through.
  "& > *": { pointerEvents: "none !important" },
});
// Narrower than a drawer or small phone.
const root = css({ minWidth: 0 });

export interface ToasterProps {
  /** Wherever it was moved. */
  readonly region: HTMLElement | null;
  /** The last message announced before. */
  readonly announced: RefObject<number>;
}

export function Toaster({ region, announced }: ToasterProps) {
  const toasts = useToasts();
  const shown = useRef(0);
  const keys = useRef(new Map<string, string>());
  useEffect(() => {
    const fresh = stillToShow(toasts, shown.current, announced.current);
    for (const { id, withdrawn } of toasts) if (withdrawn) closeSnackbar(`toast-${id}`);
    for (const { id, kind, message, duration, withdrawn } of fresh) {
      shown.current = id;
      if (withdrawn) continue;
      // Copies would only cover the page.
      const before = keys.current.get(message);
      if (before) closeSnackbar(before);
      const key = `toast-${id}`;
      keys.current.set(message, key);
      enqueueSnackbar(message, { variant: kind, key, duration });
      if (id > announced.current) announce(message, kind === "error");
    }
  }, [toasts, announced]);
  const still = useMedia("(prefers-reduced-motion: reduce)");
  return (
    <SnackbarProvider
      maxSnack={2}
      // The content's own timer pauses.
      autoHideDuration={null}
      transitionDuration={still ? 0 : 150}
      anchorOrigin={{ vertical: "top", horizontal: "right" }}
      Components={components}
      classes={{ containerRoot, root }}
      {...(region && { domRoot: region })}
    />
  );
}
