interface Failure<Item> {
  readonly item: Item;
  readonly error: Error;
}

export const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** `atOnce` items at a time; one failure stops no other. Returns the failures. */
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
