/** A press beside every control focuses one of these, which says nothing about the user's place. */
const wide = "html, body, main";

/**
 * Whether a late answer may move the focus: nothing has it, or it is still in the element acted on. Elsewhere
 * the user's next key would act on something else.
 */
export function mayMoveFocus(from: Element | null | undefined): boolean {
  const at = document.activeElement;
  if (!at || at.matches(wide)) return true;
  return Boolean(from && !from.matches(wide) && from.contains(at));
}
