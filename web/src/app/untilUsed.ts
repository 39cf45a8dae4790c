const controls = "a, button, input, select, label";
const signs = ["pointerover", "pointerdown", "focusin"] as const;

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(controls) !== null;

export const isInUse = (): boolean => isControl(document.activeElement);

/** Resolves as somebody is about to use a control of the page. */
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
