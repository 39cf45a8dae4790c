import { type ComponentType, useEffect, useState } from "react";
import type { ToasterProps } from "./Toaster.tsx";
import { useToasts } from "./toast.ts";

const ids = ["announce-status", "announce-alert", "toasts"] as const;

/** Menus close by themselves and lie over messages. */
function topOverlay(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("body > .MuiDialog-root, body > .MuiDrawer-modal")].findLast(
    (overlay) => overlay.checkVisibility(),
  );
}

/** Moved elements: they leave the document with their overlay. */
const strays = new Map<string, HTMLElement>();

/** Moves messages and live regions into the overlay: the rest is hidden from assistive technology. */
function follow(): void {
  const parent = topOverlay()?.querySelector(".MuiDialog-container, .MuiDrawer-paper") ?? document.body;
  for (const id of ids) {
    const element = document.getElementById(id) ?? strays.get(id);
    if (!element || element.parentElement === parent) continue;
    strays.set(id, element);
    parent.append(element);
    // MUI marks the page behind a modal with it.
    element.removeAttribute("aria-hidden");
  }
}

function useFollowOverlay(): void {
  useEffect(() => {
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.body, { childList: true, attributes: true, attributeFilter: ["data-locked"] });
    return () => observer.disconnect();
  }, []);
}

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
