/** An Enter becomes a line's end. */
let early: HTMLTextAreaElement | undefined;

const unseen = { position: "fixed", top: "0", opacity: "0", pointerEvents: "none" } as const;

/** Takes the focus, and the text for a field not there yet. As in any text box, no letter is a shortcut. */
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

/** Once. */
export function takeTyped(): string {
  const typed = early?.value ?? "";
  const element = early;
  early = undefined;
  element?.remove();
  return typed;
}
