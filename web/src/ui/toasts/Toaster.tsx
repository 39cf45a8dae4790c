import useMediaQuery from "@mui/material/useMediaQuery";
import { enqueueSnackbar, SnackbarProvider } from "notistack";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { announce } from "#web/ui/announce.ts";
import { ToastContent } from "./ToastContent.tsx";
import { onToast, recentToasts, type ToastKind } from "./toast.ts";

declare module "notistack" {
  interface VariantOverrides extends Record<ToastKind, { duration: number }> {}
}

const components = {
  success: ToastContent,
  error: ToastContent,
  warning: ToastContent,
  info: ToastContent,
};

/** Hands each new message to notistack, and says it once in the page's permanent live regions. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToast, recentToasts);
  const shown = useRef(0);
  useEffect(() => {
    const fresh = toasts.filter(({ id }) => id > shown.current).reverse();
    for (const { id, kind, message, duration } of fresh) {
      shown.current = id;
      enqueueSnackbar(message, { variant: kind, key: `toast-${id}`, duration });
      announce(message, kind === "error");
    }
  }, [toasts]);
  const still = useMediaQuery("(prefers-reduced-motion: reduce)", { noSsr: true });
  const region = document.getElementById("toasts");
  return (
    <SnackbarProvider
      maxSnack={4}
      // The content closes itself, so that its bar, its pauses and its time are one thing.
      autoHideDuration={null}
      transitionDuration={still ? 0 : 150}
      anchorOrigin={{ vertical: "top", horizontal: "right" }}
      Components={components}
      {...(region && { domRoot: region })}
    />
  );
}
