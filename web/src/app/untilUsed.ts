const controls = "a, button, input, select, label";
// Enter in a field is a click of its button.
const signs = ["pointerover", "pointerdown", "focusin", "input", "click"] as const;

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(controls) !== null;

export const isInUse = (): boolean => isControl(document.activeElement);

export function untilUsed(page: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ target }: Event) => {
      if (!isControl(target)) return;
      for (const sign of signs) page.removeEventListener(sign, look);
      resolve();
    };
    for (const sign of signs) page.addEventListener(sign, look);
  });
}
