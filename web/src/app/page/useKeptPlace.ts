import { useEffect } from "react";

const places = "main :is(li, section, article, form, [role=group])";

/** In milliseconds: a dialog, list or page that sets the focus itself comes first. */
const patience = 150;

/**
 * Where a pressed button goes away, the focus stays on its surroundings: from the document's beginning, screen readers
 * and keyboards would have to find the place again.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    let last: Element | undefined;
    let around: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = (event: FocusEvent) => {
      const path = event.composedPath().filter((node) => node instanceof HTMLElement);
      last = path[0];
      // A dialog stands for its opener.
      if (last?.closest("main")) around = path.filter((node) => node.matches(places));
    };
    const forget = () => {
      last = undefined;
    };
    const isLost = () => document.activeElement === document.body && last?.isConnected === false;
    const restore = () => {
      const place = isLost() ? around.find(({ isConnected }) => isConnected) : undefined;
      if (!place) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(restore, patience);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget);
    };
  }, []);
}
