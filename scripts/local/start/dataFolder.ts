import { constants } from "node:fs";
import { access, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openJsonFile } from "#scripts/local/common/openJsonFile.ts";
import { StartError } from "#scripts/local/common/StartError.ts";

/** Raised with each change of stored data: others are refused. */
const format = 1;

const kept = [
  "records",
  "photos",
  "queues",
  "identity",
  "secrets.json",
  "inbox.json",
  "payments.json",
  "accounts.json",
  "seeded.json",
  "permissions.json",
  "functions.log",
  "format.json",
] as const;

export interface DataFolder {
  readonly path: string;
  /** Its services may still be ending. */
  readonly takenOver: boolean;
  release(): Promise<void>;
}

async function makeWritable(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${path} cannot be written (${(error as NodeJS.ErrnoException).code ?? error}).`,
      "Give yourself the right to write there, or choose another folder: DATA_DIR=/some/folder npm start",
    );
  }
}

/** Until this process ends in any way; undefined when another holds it. */
function lock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return database;
  } catch {
    database.close();
    return undefined;
  }
}

const runFile = (path: string) => join(path, "running.json");

async function earlierRun(path: string): Promise<{ pid?: number } | undefined> {
  const text = await readFile(runFile(path), "utf8").catch(() => undefined);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as { pid?: number });
  } catch {
    return {};
  }
}

/** For this process alone. The operating system's lock ends with a killed process. */
export async function openDataFolder(path: string): Promise<DataFolder> {
  await makeWritable(path);
  const held = lock(join(path, "lock.db"));
  const earlier = await earlierRun(path);
  if (!held)
    throw new StartError(
      `The data folder ${path} is in use by another start${earlier?.pid ? ` (process ${earlier.pid})` : ""}.`,
      "Stop that one, or give this one its own folder and ports: DATA_DIR=.local2 PORT=9000 npm start",
    );
  await writeFile(runFile(path), JSON.stringify({ pid: process.pid }));
  return {
    path,
    takenOver: earlier !== undefined,
    async release() {
      await rm(runFile(path), { force: true });
      held.close();
    },
  };
}

const formatFile = (path: string) => join(path, "format.json");

/** Without the report that `npm test` leaves in a new folder. */
async function storedIn(path: string): Promise<string[]> {
  const names: readonly string[] = await readdir(path);
  return kept.filter((name) => name !== "permissions.json" && names.includes(name));
}

/** Throws StartError for data that no start has written: other programs have `photos`, too. */
async function requireNoData(path: string): Promise<void> {
  const stored = await storedIn(path);
  if (stored.length > 0)
    throw new StartError(
      `The folder ${path} has ${stored.join(", ")}, and nothing shows that npm start has written it. It is left as it is.`,
      "If npm start did write it, delete the folder yourself; otherwise choose another, which need not exist yet: " +
        "DATA_DIR=.local2 npm start",
    );
}

/** Throws StartError for older data, and for another's folder. */
export async function requireFormat({ path }: DataFolder): Promise<void> {
  const file = await openJsonFile<{ format?: number }>(formatFile(path), {});
  if (file.value.format === format) return;
  if (file.value.format !== undefined)
    throw new StartError(
      `The data folder ${path} was written by an older version and is not read any more: npm start -- --fresh empties it.`,
      "To keep it, choose another folder: DATA_DIR=.local2 npm start",
    );
  await requireNoData(path);
  file.value.format = format;
  await file.save();
}

async function isOurs(path: string): Promise<boolean> {
  const text = await readFile(formatFile(path), "utf8").catch(() => "{}");
  try {
    return typeof (JSON.parse(text) as { format?: unknown } | null)?.format === "number";
  } catch {
    return false;
  }
}

/** Throws StartError, and removes nothing, in another's folder. */
export async function emptyDataFolder({ path }: DataFolder): Promise<void> {
  if (!(await isOurs(path))) return requireNoData(path);
  const remove = (name: string) => rm(join(path, name), { recursive: true, force: true });
  await Promise.all(kept.filter((name) => name !== "format.json").map(remove));
  // Removed last: it marks the folder as ours if the emptying breaks off.
  await remove("format.json");
}
