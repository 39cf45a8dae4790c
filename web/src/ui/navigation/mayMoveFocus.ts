/** A press that is on nothing else gives the focus to these; in them it may be anywhere. */
const wide = "html, body, main";

/**
 * Whether a late answer may move the focus: it is on nothing, or still in the element that was acted on. Who
 * went on meanwhile stays there: their next letter would mean something else.
 */
export function mayMoveFocus(from: Element | null | undefined): boolean {
  const at = document.activeElement;
  if (!at || at.matches(wide)) return true;
  return Boolean(from && !from.matches(wide) && from.contains(at));
}
