import { type ComponentType, useEffect, useRef, useState } from "react";
import { announce } from "#web/ui/feedback/announce.ts";
import type { ToasterProps } from "./Toaster.tsx";
import { type Toast, useToasts } from "./toast.ts";

const ids = ["announce-status", "announce-alert", "toasts"] as const;

/** Menus close by themselves and lie over messages. */
function topOverlay(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("body > .MuiDialog-root, body > .MuiDrawer-modal")].findLast(
    (overlay) => overlay.checkVisibility(),
  );
}

/** They leave the document with their overlay. */
const strays = new Map<string, HTMLElement>();

/** The rest is hidden from assistive technology. */
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

/** Those after `last`, newest first. Returns the last one now. */
function announceAfter(last: number, toasts: readonly Toast[]): number {
  const waiting = toasts.filter(({ id, withdrawn }) => id > last && !withdrawn);
  for (const { kind, message } of waiting.toReversed()) announce(message, kind === "error");
  return waiting[0]?.id ?? last;
}

/** The first message loads the toast library, unless it is there. */
export function ToastHost() {
  useFollowOverlay();
  const toasts = useToasts();
  // Found at the start: a closing dialog around it takes it out of the document.
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => setRegion(document.getElementById("toasts")), []);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const announced = useRef(0);
  useEffect(() => {
    if (toasts.length === 0 || Toaster) return;
    import("./Toaster.tsx").then(
      ({ Toaster: loaded }) => setToaster(() => loaded),
      // Without a network it is at least read out; the next message tries again.
      () => {
        announced.current = announceAfter(announced.current, toasts);
      },
    );
  }, [toasts, Toaster]);
  return toasts.length > 0 && Toaster ? <Toaster region={region} announced={announced} /> : null;
}
