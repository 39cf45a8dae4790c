import { useSyncExternalStore } from "react";

export type ToastKind = "success" | "error" | "warning" | "info";

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
  /** Milliseconds, without the time under the pointer or with the focus. */
  readonly duration: number;
  readonly at: Date;
  /** Its trouble is over: it disappears, but stays among the recent ones. */
  readonly withdrawn?: true;
}

export const toastTime = 7_000;
/** For a message that takes longer to act on. */
export const longToastTime = 10_000;

const kept = 20;
// Not reset by clearToasts: an id stays unique.
let last = 0;
let recent: readonly Toast[] = [];
let listeners: readonly (() => void)[] = [];

function setRecent(toasts: readonly Toast[]): void {
  recent = toasts;
  for (const listener of listeners) listener();
}

/** Shows a message, as the page does too. Returns how to withdraw it. */
export function toast(kind: ToastKind, message: string, duration = toastTime): () => void {
  last += 1;
  const id = last;
  setRecent([{ id, kind, message, duration, at: new Date() }, ...recent].slice(0, kept));
  return () => withdraw(id);
}

function withdraw(id: number): void {
  if (!recent.some((one) => one.id === id && !one.withdrawn)) return;
  setRecent(recent.map((one) => (one.id === id ? { ...one, withdrawn: true } : one)));
}

/** They may name people, and another person may be next. */
export function clearToasts(): void {
  setRecent([]);
}

/** After `shown`, oldest first; none that was read out because it could not be shown, and would be gone by now. */
export const stillToShow = (toasts: readonly Toast[], shown: number, announced: number): readonly Toast[] =>
  toasts
    .filter(({ id, at, duration }) => id > shown && (id > announced || Date.now() - at.getTime() < duration))
    .reverse();

const subscribe = (listener: () => void) => {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
};
const snapshot = () => recent;

/** Newest first, at most 20. */
export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, snapshot, snapshot);
