import { countEntries, queueSources, readEntries } from "#lambdas/records/jackets/queueLists.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";

export async function isAnyWaiting(department: string): Promise<boolean> {
  const sources = (["NEW", "UPDATED"] as const).flatMap((kind) => queueSources(kind, [department]));
  const first = await Promise.all(sources.map((source) => readEntries(source, "OLDEST", "", 1)));
  return first.some(({ length }) => length > 0);
}

const mostCounted = 500;

export interface Counted {
  readonly count: number;
  readonly more: boolean;
}

async function countOf(kind: EntryKind, department: string): Promise<Counted> {
  const sources = queueSources(kind, [department]);
  const parts = await Promise.all(
    sources.map((one) => countEntries(one, { after: "", most: mostCounted + 1 })),
  );
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  return { count: Math.min(count, mostCounted), more: count > mostCounted || parts.some(({ more }) => more) };
}

export async function waitingOf(department: string): Promise<Readonly<Record<EntryKind, Counted>>> {
  const [NEW, UPDATED] = await Promise.all([countOf("NEW", department), countOf("UPDATED", department)]);
  return { NEW, UPDATED };
}
