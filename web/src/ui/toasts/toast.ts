export type ToastKind = "success" | "error" | "warning" | "info";

interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
  /** How long it stays, in milliseconds, not counting the time under a pointer or with focus inside. */
  readonly duration: number;
  readonly at: Date;
}

/** The time a message stays. */
export const toastTime = 7_000;
/** The time of the warnings that an e-mail address or a phone number is taken. */
export const longToastTime = 10_000;

const kept = 20;
// Counted on when the messages are forgotten: a number is never another message's.
let last = 0;
let recent: readonly Toast[] = [];
let listeners: readonly (() => void)[] = [];

/** Shows a message at the top right and keeps it among the recent ones. It must also stand in the page. */
export function toast(kind: ToastKind, message: string, duration = toastTime): void {
  last += 1;
  recent = [{ id: last, kind, message, duration, at: new Date() }, ...recent].slice(0, kept);
  for (const listener of listeners) listener();
}

/** The newest messages, newest first, at most 20. */
export const recentToasts = (): readonly Toast[] => recent;

/** Forgets every message: they may name people, and the next person at this screen is another one. */
export function clearToasts(): void {
  recent = [];
  for (const listener of listeners) listener();
}

/** Calls back at each new message; answers how to stop that. */
export function onToast(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
}
