import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { onToast, recentToasts } from "./toast.ts";
import { useFollowOverlay } from "./useFollowOverlay.ts";

/** Where messages appear. The first one loads the toast library. */
export function ToastHost() {
  useFollowOverlay();
  const toasts = useSyncExternalStore(onToast, recentToasts);
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (toasts.length === 0 || Toaster) return;
    // After a failed load the next message tries again: each message is also in the page.
    import("./Toaster.tsx").then(({ Toaster: loaded }) => setToaster(() => loaded)).catch(() => {});
  }, [toasts, Toaster]);
  return toasts.length > 0 && Toaster ? <Toaster /> : null;
}
