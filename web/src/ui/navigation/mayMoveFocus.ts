/** A press beside every control focuses one of these, which says nothing about where the user is. */
const wide = "html, body, main";

/**
 * Whether a late answer may move the focus: nothing has it, or it is still in the element that was acted on. A user
 * who moved on stays there, since the next key would act on something else.
 */
export function mayMoveFocus(from: Element | null | undefined): boolean {
  const at = document.activeElement;
  if (!at || at.matches(wide)) return true;
  return Boolean(from && !from.matches(wide) && from.contains(at));
}
