import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const patience = 180_000;
const pause = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Takes a lock; false while another process of the run holds it. */
function lock(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Runs a script in its own process, which spares the caller the loading of its libraries. */
function run(script: string, words: readonly string[]): void {
  const flags = ["--disable-warning=ExperimentalWarning"];
  const env = { ...process.env, NODE_OPTIONS: "" };
  execFileSync(process.execPath, [...flags, script, ...words], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/**
 * Returns a folder that a script fills; the script gets the folder as its first argument. In a test run the
 * first caller of a name runs the script, the others wait and read the same folder. Nothing may write to it.
 */
export function oncePerRun(name: string, script: string, ...words: readonly string[]): string {
  // Set by scripts/testing/temporaryFolder.ts. Outside a run each caller gets its own folder.
  const shared = process.env.TEST_RUN_FOLDER ?? mkdtempSync(join(tmpdir(), "beforehand-"));
  const folder = join(shared, name);
  for (const deadline = Date.now() + patience; Date.now() < deadline; pause(50)) {
    if (existsSync(folder)) return folder;
    if (!lock(`${folder}.lock`)) continue;
    try {
      if (existsSync(folder)) return folder;
      run(script, [`${folder}.new`, ...words]);
      renameSync(`${folder}.new`, folder);
      return folder;
    } finally {
      rmdirSync(`${folder}.lock`);
    }
  }
  throw new Error(`${script} did not fill ${folder} in time`);
}
