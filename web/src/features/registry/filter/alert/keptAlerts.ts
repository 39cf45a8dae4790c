// An alert's half a megabyte would reach browsers' limits for a history entry. The entry with the filter names the
// alert, and its text is here: in memory, and the last one for a reload. It is public: it may stay with the tab.

const store = "beforehand.alert";
const kept = new Map<string, string>();

function lastKept(): readonly [id: string, text: string] | undefined {
  try {
    const [id, text] = JSON.parse(sessionStorage.getItem(store) ?? "[]");
    return typeof id === "string" && typeof text === "string" ? [id, text] : undefined;
  } catch {
    return undefined;
  }
}

/** Returns its id. */
export function keepAlert(text: string): string {
  const id = Date.now().toString(36);
  kept.set(id, text);
  try {
    sessionStorage.setItem(store, JSON.stringify([id, text]));
  } catch {
    // Full, or forbidden: a reload asks for the alert again.
  }
  return id;
}

export function keptAlert(id: string): string | undefined {
  if (id === "") return undefined;
  const [lastId, text] = kept.has(id) ? [] : (lastKept() ?? []);
  if (text !== undefined && lastId === id) kept.set(id, text);
  return kept.get(id);
}
