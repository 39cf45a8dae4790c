import { useEffect } from "react";

const ids = ["announce-status", "announce-alert", "toasts"] as const;

/** Menus close by themselves and lie over messages. */
function topOverlay(): HTMLElement | undefined {
  return [
    ...document.querySelectorAll<HTMLElement>("body > .MuiDialog-root, body > .MuiDrawer-modal"),
  ].findLast((overlay) => overlay.checkVisibility());
}

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

/** They leave the document with their overlay. */
const strays = new Map<string, HTMLElement>();

export function useFollowOverlay(): void {
  useEffect(() => {
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.body, { childList: true, attributes: true, attributeFilter: ["data-locked"] });
    return () => observer.disconnect();
  }, []);
}
