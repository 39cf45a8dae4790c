const rows = () => [...document.querySelectorAll<HTMLElement>("[data-found]")];

/** False without one. */
export function goToFirst(): boolean {
  const [first] = rows();
  first?.focus();
  return first !== undefined;
}

/** From the first person up to the field. True if the focus moved. */
export function step(key: string, field: HTMLElement | null): boolean {
  const by = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!by) return false;
  const all = rows();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at + by < 0 ? field : all[at + by];
  next?.focus();
  return next !== undefined && next !== null;
}
