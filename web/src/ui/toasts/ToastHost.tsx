import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { onToast, recentToasts } from "./toast.ts";

/** Where messages appear. The toast library is loaded with the first of them. */
export function ToastHost() {
  const toasts = useSyncExternalStore(onToast, recentToasts);
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (toasts.length === 0 || Toaster) return;
    // Without a connection the next message tries again; each message stands in the page, too.
    import("./Toaster.tsx").then(({ Toaster: loaded }) => setToaster(() => loaded)).catch(() => {});
  }, [toasts, Toaster]);
  return toasts.length > 0 && Toaster ? <Toaster /> : null;
}
