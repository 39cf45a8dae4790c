import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

type Outcome<Result> = { readonly result: Result } | { readonly failure: string };

const fileIn = (folder: string) => join(folder, "start.json");

/** The tests wait in processes of their own. */
export async function tellStart(folder: string, start: Promise<unknown>): Promise<void> {
  const outcome: Outcome<unknown> = await start.then(
    (result) => ({ result }),
    (error: Error) => ({ failure: error.stack ?? error.message }),
  );
  const file = fileIn(folder);
  await writeFile(`${file}.new`, JSON.stringify(outcome));
  await rename(`${file}.new`, file);
}

/** Throws the start's failure. */
export async function untilStarted<Result>(folder: string): Promise<Result> {
  while (!existsSync(fileIn(folder))) await setTimeout(50);
  const outcome = JSON.parse(await readFile(fileIn(folder), "utf8")) as Outcome<Result>;
  if ("failure" in outcome) throw new Error(outcome.failure);
  return outcome.result;
}
