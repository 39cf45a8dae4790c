import * as z from "zod/mini";
import { type HandedOver, handedOver, isOpen } from "./handedOver.ts";

// A department imports a file, perhaps in another program, and marks afterwards.
const name = "beforehand.handedOver";
const stored = z.object({ account: z.string(), exports: z.array(handedOver) });
type AccountExports = z.output<typeof stored>;

const nothing: AccountExports = { account: "", exports: [] };

let text: string | null = null;
let known: AccountExports = nothing;
/** Until a reload, without storage. */
let isOnlyHere = false;
let listeners: readonly (() => void)[] = [];

function load(): string | null {
  if (isOnlyHere) return text;
  try {
    return localStorage.getItem(name);
  } catch {
    return text;
  }
}

function parse(found: string | null): AccountExports {
  try {
    return stored.safeParse(JSON.parse(found ?? "")).data ?? nothing;
  } catch {
    return nothing;
  }
}

/** The same object while nothing changes. */
function snapshot(): AccountExports {
  const found = load();
  if (found !== text) [text, known] = [found, parse(found)];
  return known;
}

function subscribe(listener: () => void): () => void {
  listeners = [...listeners, listener];
  // The account's other tabs show the same list.
  window.addEventListener("storage", listener);
  return () => {
    listeners = listeners.filter((one) => one !== listener);
    window.removeEventListener("storage", listener);
  };
}

function save(next: AccountExports): void {
  [text, known] = [JSON.stringify(next), next];
  try {
    localStorage.setItem(name, text);
    isOnlyHere = false;
  } catch {
    isOnlyHere = true;
  }
  for (const listener of listeners) listener();
}

const exportsOf = (account: string): readonly HandedOver[] =>
  snapshot().account === account ? snapshot().exports : [];

/** Newest first. */
export const handedOverStore = {
  subscribe,
  snapshot,
  /** Drops finished ones. */
  put(account: string, next: HandedOver, now = Date.now()): void {
    const others = exportsOf(account).filter(({ at }) => at !== next.at);
    const exports = [next, ...others].filter((one) => isOpen(one, now)).sort((a, b) => b.at - a.at);
    save({ account, exports });
  },
  drop(account: string, gone: HandedOver): void {
    save({ account, exports: exportsOf(account).filter(({ at }) => at !== gone.at) });
  },
};
