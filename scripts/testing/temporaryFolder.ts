import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Removed when this process ends, also by a signal. */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Setups of projects run before the one of the whole run: each project lists this one first. */
export function setup(): void {
  if (process.env.TEST_RUN_FOLDER) return;
  const folder = temporaryFolder("beforehand-tests-");
  // TMPDIR is read on Linux and macOS, the others on Windows.
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder;
  // Read by infra/testing/oncePerSources.ts, for its locks.
  process.env.TEST_RUN_FOLDER = folder;
}
