import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { StartError } from "#scripts/local/common/StartError.ts";
import type { Running } from "#scripts/local/common/serve.ts";
import { root } from "#scripts/root.ts";

const emulator = join(root, "node_modules/amplify-dynamodb-simulator/emulator");
const classPath = [join(emulator, "DynamoDBLocal.jar"), join(emulator, "DynamoDBLocal_lib/*")];
const launcher = join(import.meta.dirname, "LocalDdb.java");

/** Compiled once for each version of its source. */
async function compiledLauncher(): Promise<string> {
  const version = createHash("sha256")
    .update(await readFile(launcher))
    .digest("hex")
    .slice(0, 12);
  const cache = join(root, "node_modules/.cache/beforehand");
  const folder = join(cache, `LocalDdb-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(join(cache, "compiling-"));
  const options = ["--release", "17", "-cp", classPath.join(delimiter), "-d", fresh, launcher];
  await promisify(execFile)("javac", options);
  await rename(fresh, folder).catch(async (error: unknown) => {
    // Another run finished the same compilation first.
    if (!existsSync(folder)) throw error;
    await rm(fresh, { recursive: true });
  });
  return folder;
}

/**
 * In write-ahead mode, before the library makes it: a commit is one append, several times faster than a rollback
 * journal and as safe when the process is killed.
 */
async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, "shared-local-instance.db");
  if (existsSync(file)) return;
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL");
  database.close();
}

/** DynamoDB Local unpacks its native library at each start and leaves it behind. */
async function emptyTemporary(folder: string): Promise<string> {
  const temporary = join(folder, "temporary");
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary);
  return temporary;
}

function listening(child: ChildProcess): Promise<void> {
  let output = "";
  return new Promise((resolve, reject) => {
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-4000);
      if (/^listening$/m.test(output)) resolve();
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("error", reject);
    child.once("exit", (code) =>
      reject(
        new StartError(
          `DynamoDB Local ended with code ${code}: ${output.trim()}`,
          "Check that Java 17 or newer runs (java -version) and that the data folder is intact.",
        ),
      ),
    );
  });
}

/** A test run is too short for all of the second compiler's work; a start, for any. */
const hottestOnly = [
  "-XX:Tier4InvocationThreshold=20000",
  "-XX:Tier4MinInvocationThreshold=4000",
  "-XX:Tier4CompileThreshold=60000",
  "-XX:Tier4BackEdgeThreshold=160000",
];

/** `ended`: without being stopped. */
export type Dynamo = Running & { readonly ended: Promise<void> };

interface Options {
  readonly port: number;
  readonly folder: string;
  /** @default false: in the folder */
  readonly inMemory?: boolean;
}

export async function startDynamo({ port, folder, inMemory = false }: Options): Promise<Dynamo> {
  const classes = await compiledLauncher();
  await prepareFolder(folder);
  const temporary = await emptyTemporary(folder);
  const child = spawn(
    "java",
    [
      ...["-Xms64m", "-Xmx512m", "-XX:+UseSerialGC", "-Xshare:auto"],
      ...(inMemory ? hottestOnly : ["-XX:TieredStopAtLevel=1"]),
      `-Djava.library.path=${join(emulator, "DynamoDBLocal_lib")}`,
      ...[`-Djava.io.tmpdir=${temporary}`, "-XX:-UsePerfData"],
      ...["-cp", [classes, ...classPath].join(delimiter), "LocalDdb"],
      ...["-port", String(port), "-sharedDb", "-disableTelemetry"],
      ...(inMemory ? ["-inMemory"] : ["-dbPath", folder]),
    ],
    {
      stdio: ["pipe", "pipe", "pipe"],
      // Ctrl-C reaches this process only, which then stops it in order.
      detached: true,
      // It writes a metadata file to its working folder.
      cwd: folder,
      // The option alone leaves part of the telemetry on.
      env: { ...process.env, DDB_LOCAL_TELEMETRY: "0" },
    },
  );
  await listening(child);
  child.removeAllListeners("exit");
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let stopping = false;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    ended: new Promise((resolve) => {
      void exited.then(() => stopping || resolve());
    }),
    async stop() {
      stopping = true;
      child.stdin?.end();
      await exited;
      await rm(temporary, { recursive: true, force: true });
    },
  };
}
