/** `marks`: only for roles that may mark and report. */
interface Shortcut {
  readonly key: string;
  readonly does: string;
  readonly marks?: true;
}

export const shortcuts: readonly Shortcut[] = [
  { key: "j", does: "Next jacket" },
  { key: "k", does: "Previous jacket" },
  { key: "x", does: "Select this jacket, or not", marks: true },
  { key: "e", does: "Export", marks: true },
  { key: "t", does: "Mark as Transfered", marks: true },
  { key: "u", does: "Undo the last mark", marks: true },
  { key: "m", does: "View Medical Record" },
  { key: "p", does: "Print" },
  { key: "c", does: "Copy the card; with Shift, as one line" },
  { key: "r", does: "Report this jacket", marks: true },
  { key: "/", does: "Filter" },
  { key: "f", does: "Find a person", marks: true },
  { key: "?", does: "This help" },
];

export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  readonly defaultPrevented: boolean;
}

const repeating = ["j", "k"];

/** Undefined when the press has another meaning, or repeats. */
export function shortcutOf(press: Press): string | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing || press.defaultPrevented) return;
  const key = press.key.toLowerCase();
  if (!shortcuts.some((shortcut) => shortcut.key === key)) return;
  return press.repeat && !repeating.includes(key) ? undefined : key;
}
