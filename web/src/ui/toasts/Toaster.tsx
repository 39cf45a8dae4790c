import useMediaQuery from "@mui/material/useMediaQuery";
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from "notistack";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { announce } from "#web/ui/feedback/announce.ts";
import { css } from "./styleSheet.ts";
import { ToastContent } from "./ToastContent.tsx";
import { onToast, recentToasts, type ToastKind } from "./toast.ts";
import { useFreePlace } from "./useFreePlace.ts";

declare module "notistack" {
  interface VariantOverrides extends Record<ToastKind, { duration: number }> {}
}

const components = {
  success: ToastContent,
  error: ToastContent,
  warning: ToastContent,
  info: ToastContent,
};

// After notistack's rules in the sheet, and so above them.
const containerRoot = css({
  top: "var(--toast-top, 14px)",
  maxHeight: "calc(100% - var(--toast-top, 14px))",
  transition: "none",
  // The space around a message lets presses through.
  "& > *": { pointerEvents: "none !important" },
  // The page left this room: content scrolled into it is out of sight, as behind the window's edge.
  "&::before": {
    content: "''",
    position: "fixed",
    zIndex: -1,
    top: "var(--band-top)",
    left: "var(--band-left)",
    right: 0,
    height: "var(--band-height)",
    background: "var(--mui-palette-background-default)",
    pointerEvents: "auto",
  },
});

export interface ToasterProps {
  /** The element in which messages stand, wherever it was moved. */
  readonly region: HTMLElement | null;
}

/** Hands each new message to notistack, and announces it once. */
export function Toaster({ region }: ToasterProps) {
  const toasts = useSyncExternalStore(onToast, recentToasts);
  const shown = useRef(0);
  const keys = useRef(new Map<string, string>());
  useEffect(() => {
    const fresh = toasts.filter(({ id }) => id > shown.current).reverse();
    for (const { id, withdrawn } of toasts) if (withdrawn) closeSnackbar(`toast-${id}`);
    for (const { id, kind, message, duration, withdrawn } of fresh) {
      shown.current = id;
      if (withdrawn) continue;
      // A repeated message replaces the first: copies would only cover the page.
      const before = keys.current.get(message);
      if (before) closeSnackbar(before);
      const key = `toast-${id}`;
      keys.current.set(message, key);
      enqueueSnackbar(message, { variant: kind, key, duration });
      announce(message, kind === "error");
    }
  }, [toasts]);
  const still = useMediaQuery("(prefers-reduced-motion: reduce)", { noSsr: true });
  useFreePlace(region);
  return (
    <SnackbarProvider
      maxSnack={2}
      // The content closes itself by its own timer, which pauses.
      autoHideDuration={null}
      transitionDuration={still ? 0 : 150}
      anchorOrigin={{ vertical: "top", horizontal: "right" }}
      Components={components}
      classes={{ containerRoot }}
      {...(region && { domRoot: region })}
    />
  );
}
