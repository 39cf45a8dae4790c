/** The found people below the field, in order. */
const rows = () => [...document.querySelectorAll<HTMLElement>("[data-found]")];

/** Focuses the first person found. Returns whether there is one. */
export function goToFirst(): boolean {
  const [first] = rows();
  first?.focus();
  return first !== undefined;
}

/** Goes to the next person by the arrow keys; from the first one up to the field. Returns whether it went. */
export function step(key: string, field: HTMLElement | null): boolean {
  const by = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!by) return false;
  const all = rows();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at + by < 0 ? field : all[at + by];
  next?.focus();
  return next !== undefined && next !== null;
}
