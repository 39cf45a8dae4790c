import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { StartError } from "./StartError.ts";

/** `save` resolves once the value at the call is on disk. */
export interface JsonFile<Value> {
  readonly value: Value;
  save(): Promise<void>;
}

type Reviver = (key: string, value: unknown) => unknown;

async function read(path: string, revive?: Reviver): Promise<unknown> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text, revive);
  } catch {
    throw new StartError(
      `${path} is not valid JSON any more.`,
      "Put back a good copy of it, or start over with an empty data folder: npm start -- --fresh",
    );
  }
}

/**
 * A save renames a new file over the old one: a killed process leaves no half content. Without a path the value lives
 * in memory.
 */
export async function openJsonFile<Value extends object>(
  path: string | undefined,
  empty: Value,
  revive?: Reviver,
): Promise<JsonFile<Value>> {
  if (path === undefined) return { value: empty, save: async () => undefined };
  await mkdir(dirname(path), { recursive: true });
  const value = ((await read(path, revive)) as Value | undefined) ?? empty;
  let last: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const write = async () => {
    waiting = undefined;
    await writeFile(`${path}.new`, JSON.stringify(value, null, 1), { mode: 0o600 });
    await rename(`${path}.new`, path);
  };
  return {
    value,
    save() {
      // Saves requested during a write share the next one.
      if (!waiting) {
        waiting = last.then(write, write);
        last = waiting.catch(() => undefined);
      }
      return waiting;
    },
  };
}
