/**
 * What a person has typed into a field, or chosen in it, before the page's script came; undefined where the page did
 * not come with its text. For the first value of a controlled field.
 */
export function typedEarly(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : undefined;
}
