import { type ComponentType, useEffect, useState } from "react";
import type { ToasterProps } from "./Toaster.tsx";
import { useToasts } from "./toast.ts";
import { useFollowOverlay } from "./useFollowOverlay.ts";

/** Where messages appear. The first one loads the toast library. */
export function ToastHost() {
  useFollowOverlay();
  const toasts = useToasts();
  // Found at the start: while a dialog that held it closes, it is out of the document for a moment.
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => setRegion(document.getElementById("toasts")), []);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    if (toasts.length === 0 || Toaster) return;
    // After a failed load the next message tries again: each message is also in the page.
    import("./Toaster.tsx").then(({ Toaster: loaded }) => setToaster(() => loaded)).catch(() => {});
  }, [toasts, Toaster]);
  return toasts.length > 0 && Toaster ? <Toaster region={region} /> : null;
}
