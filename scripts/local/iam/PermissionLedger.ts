import type { FunctionRole } from "./role.ts";

export interface FunctionPermissions {
  readonly granted: readonly string[];
  readonly used: Readonly<Record<string, number>>;
  /** "dynamodb:DeleteItem on arn:...", counted. */
  readonly denied: Readonly<Record<string, number>>;
  /** By services on the function's behalf: no request of its own shows them. */
  readonly notObservable: readonly string[];
}

export type PermissionReport = Readonly<Record<string, FunctionPermissions>>;

type Counts = Map<string, number>;

const count = (counts: Counts, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

const sorted = (counts: Counts) => Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));

export class PermissionLedger {
  private readonly roles: ReadonlyMap<string, FunctionRole>;
  private readonly counts = new Map<string, { readonly used: Counts; readonly denied: Counts }>();
  private readonly onNews: () => void;

  /** @param onNews something is counted for the first time */
  constructor(roles: ReadonlyMap<string, FunctionRole>, onNews: () => void = () => undefined) {
    this.roles = roles;
    this.onNews = onNews;
    for (const name of roles.keys()) this.counts.set(name, { used: new Map(), denied: new Map() });
  }

  used(name: string, labels: readonly string[]): void {
    for (const label of labels) this.add(this.counts.get(name)?.used, label);
  }

  denied(name: string, what: string): void {
    this.add(this.counts.get(name)?.denied, what);
  }

  private add(counts: Counts | undefined, what: string): void {
    if (!counts) return;
    const isNew = !counts.has(what);
    count(counts, what);
    if (isNew) this.onNews();
  }

  get report(): PermissionReport {
    const entries = [...this.roles.values()].map(({ name, allowed, notObservable }) => {
      const counted = this.counts.get(name);
      const granted = [...new Set(allowed.flatMap(({ labels }) => labels))].sort();
      const used = sorted(counted?.used ?? new Map());
      const denied = sorted(counted?.denied ?? new Map());
      return [name, { granted, used, denied, notObservable }] as const;
    });
    return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}
