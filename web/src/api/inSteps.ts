/** `size` items at once; `onStep` follows each step. */
export async function inSteps<Item, Result>(
  items: readonly Item[],
  size: number,
  work: (some: readonly Item[]) => Promise<Result>,
  onStep: (result: Result, some: readonly Item[]) => void,
): Promise<void> {
  for (let from = 0; from < items.length; from += size) {
    const some = items.slice(from, from + size);
    onStep(await work(some), some);
  }
}
