import { type ComponentType, useEffect, useState } from "react";
import type { ToasterProps } from "./Toaster.tsx";
import { useToasts } from "./toast.ts";
import { useFollowOverlay } from "./useFollowOverlay.ts";

/** The first message loads the toast library. */
export function ToastHost() {
  useFollowOverlay();
  const toasts = useToasts();
  // Found at the start: it is out of the document while a dialog around it closes.
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => setRegion(document.getElementById("toasts")), []);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    if (toasts.length === 0 || Toaster) return;
    // The next message tries again: each is also in the page.
    import("./Toaster.tsx").then(({ Toaster: loaded }) => setToaster(() => loaded)).catch(() => {});
  }, [toasts, Toaster]);
  return toasts.length > 0 && Toaster ? <Toaster region={region} /> : null;
}
