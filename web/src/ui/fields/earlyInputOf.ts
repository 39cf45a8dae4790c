/** Input from before the page's script came, for the first value of a controlled field. */
export function earlyInputOf(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : undefined;
}
