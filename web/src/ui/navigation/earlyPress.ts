let pressed: HTMLElement | undefined;

function keep({ target }: Event): void {
  if (target instanceof Element) pressed = target.closest("button") ?? pressed;
}

/** While the page cannot answer. */
export const keepEarlyPress = (): void => document.addEventListener("click", keep, true);

/** Forgets it. */
export function takeEarlyPress(): HTMLElement | undefined {
  const button = pressed;
  pressed = undefined;
  return button;
}

/** Call it once the page answers. */
export function repeatEarlyPress(): void {
  document.removeEventListener("click", keep, true);
  takeEarlyPress()?.click();
}
