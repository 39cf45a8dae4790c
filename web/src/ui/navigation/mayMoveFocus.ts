/** Focused by a press beside every control: no sign of the user's place. */
const wide = "html, body, main";

/**
 * After a late answer: nothing has the focus, or the element acted on still does. Elsewhere the user's next key would
 * act on something else.
 */
export function mayMoveFocus(from: Element | null | undefined): boolean {
  const at = document.activeElement;
  if (!at || at.matches(wide)) return true;
  return Boolean(from && !from.matches(wide) && from.contains(at));
}
