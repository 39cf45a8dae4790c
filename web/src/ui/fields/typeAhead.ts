/** An Enter becomes a line's end. */
let early: HTMLTextAreaElement | undefined;

const unseen = { position: "fixed", top: "0", opacity: "0", pointerEvents: "none" } as const;

/**
 * Takes the focus, and the text typed for a field that is not there yet. As in any text box, no letter of it is
 * a shortcut.
 */
export function typeAhead(label: string): void {
  early?.remove();
  early = document.createElement("textarea");
  early.ariaLabel = label;
  Object.assign(early.style, unseen);
  // Whoever goes elsewhere types for something else.
  early.addEventListener("blur", takeTyped);
  document.body.append(early);
  early.focus({ preventScroll: true });
}

/** What was typed since, once. */
export function takeTyped(): string {
  const typed = early?.value ?? "";
  const element = early;
  early = undefined;
  element?.remove();
  return typed;
}
