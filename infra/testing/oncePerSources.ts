import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sourcesDigest } from "./sourcesDigest.ts";

const cache = join(import.meta.dirname, "../../node_modules/.cache/beforehand");
const patience = 180_000;
const pause = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** False while another process holds it. */
function lock(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}

/** In its own process: the caller need not load the libraries. */
function run(script: string, words: readonly string[]): void {
  const flags = ["--disable-warning=ExperimentalWarning"];
  // A shell's own account would get into the templates.
  const env = { ...process.env, NODE_OPTIONS: "", CDK_DEFAULT_ACCOUNT: "" };
  execFileSync(process.execPath, [...flags, script, ...words], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function removeOld(name: string): void {
  const lastUse = (path: string) => statSync(path).mtimeMs;
  const folders = readdirSync(cache).filter((one) => one.startsWith(`${name}-`));
  const paths = folders.map((one) => join(cache, one)).sort((one, other) => lastUse(other) - lastUse(one));
  for (const path of paths.slice(2)) rmSync(path, { recursive: true, force: true });
}

function fill(folder: string, script: string, words: readonly string[]): void {
  mkdirSync(cache, { recursive: true });
  const fresh = `${folder}.${process.pid}`;
  run(script, [fresh, ...words]);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another run filled it from the same sources first.
    if (!existsSync(folder)) throw error;
    rmSync(fresh, { recursive: true });
  }
}

export interface Product {
  readonly name: string;
  readonly sources: readonly string[];
  readonly script: string;
  /** @default none */
  readonly words?: readonly string[];
}

/** In a test run the first caller runs the script, the others wait. Nothing may write to the folder. */
export function oncePerSources({ name, sources, script, words = [] }: Product): string {
  const version = `${name}-${sourcesDigest(sources, words)}`;
  const folder = join(cache, version);
  // From scripts/testing/temporaryFolder.ts. A lock in the cache itself would outlive a killed run.
  const ofRun = process.env.TEST_RUN_FOLDER ?? mkdtempSync(join(tmpdir(), "beforehand-"));
  const lockPath = join(ofRun, `${version}.lock`);
  for (const deadline = Date.now() + patience; Date.now() < deadline; pause(50)) {
    if (existsSync(folder)) {
      utimesSync(folder, new Date(), new Date());
      return folder;
    }
    if (!lock(lockPath)) continue;
    try {
      if (!existsSync(folder)) fill(folder, script, words);
    } finally {
      rmdirSync(lockPath);
    }
    removeOld(name);
  }
  throw new Error(`${script} did not fill ${folder} in time`);
}
