import { log } from "#lambdas/log.ts";
import type { Key } from "#lambdas/records/table/table.ts";

interface Failure<Item> {
  readonly item: Item;
  readonly error: Error;
}

export const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** Works on `atOnce` items at a time; one failure stops no other. Returns the failures. */
export async function runAll<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<Failure<Item>[]> {
  const failures: Failure<Item>[] = [];
  const left = items.values();
  const worker = async () => {
    for (const item of left)
      try {
        await work(item);
      } catch (reason) {
        failures.push({ item, error: asError(reason) });
      }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failures;
}

/** Runs the parts in order and logs each failure; throws after all. @param name "daily run" */
export async function runParts(name: string, parts: readonly (() => Promise<void>)[]): Promise<void> {
  const failures = await runAll(parts, 1, (part) => part());
  for (const { error } of failures) log.error(`a part of the ${name} failed`, { error });
  if (failures.length > 0) throw new Error(`The ${name} is not complete`);
}

interface Drain<Row extends Key> {
  readonly read: (after: string, limit: number) => Promise<readonly Row[]>;
  readonly work: (row: Row) => Promise<void>;
  /** The row stays for the next run. */
  readonly onFailure: (row: Row, error: Error) => void;
  /** @default a page */
  readonly atOnce?: number;
}

const pageSize = 25;

interface DrainedPage {
  readonly last: string | undefined;
  readonly isDone: boolean;
}

export async function drainPage<Row extends Key>(
  { read, work, onFailure, atOnce = pageSize }: Drain<Row>,
  after = "",
): Promise<DrainedPage> {
  const rows = await read(after, pageSize);
  const failures = await runAll(rows, atOnce, work);
  for (const { item, error } of failures) onFailure(item, error);
  const last = rows.length < pageSize ? undefined : rows.at(-1)?.sk;
  return { last, isDone: failures.length === 0 };
}

/** Works through a whole queue. Returns whether nothing failed. */
export async function drain<Row extends Key>(queue: Drain<Row>): Promise<boolean> {
  let isDone = true;
  let after: string | undefined = "";
  while (after !== undefined) {
    const page: DrainedPage = await drainPage(queue, after);
    isDone &&= page.isDone;
    after = page.last;
  }
  return isDone;
}
