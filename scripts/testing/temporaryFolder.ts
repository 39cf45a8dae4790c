import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder in the system's temporary folder; it goes when this process ends, also by a signal. */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Gives the tests a temporary folder of their own: whatever they and their libraries put there goes with it. */
export function setup(): void {
  const folder = temporaryFolder("beforehand-tests-");
  // The first is read on Linux and macOS, the others on Windows.
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder;
  // Read by infra/testing/oncePerRun.ts: what the files of this run share.
  process.env.TEST_RUN_FOLDER = folder;
}
