let isPressed = false;
let waiting: readonly (() => void)[] = [];

function press({ target }: Event): void {
  // Its own list opens at once, and the browser may keep the press's end to itself.
  isPressed = !(target instanceof HTMLSelectElement);
}

function release(): void {
  isPressed = false;
  const acts = waiting;
  waiting = [];
  // The click follows the pointer's end.
  setTimeout(() => {
    for (const act of acts) act();
  });
}

// A page being built has no window.
if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", press, { capture: true });
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, release, { capture: true });
}

/** For a left field's message: shown under a press, it would move the pressed control away. */
export function afterPress(act: () => void): void {
  if (isPressed) waiting = [...waiting, act];
  else act();
}
