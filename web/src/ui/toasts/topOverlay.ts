/** The dialog or drawer in front of the page. Menus close by themselves and lie over messages. */
export function topOverlay(): HTMLElement | undefined {
  return [
    ...document.querySelectorAll<HTMLElement>("body > .MuiDialog-root, body > .MuiDrawer-modal"),
  ].findLast((overlay) => overlay.checkVisibility());
}
