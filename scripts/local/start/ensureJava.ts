import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { StartError } from "#scripts/local/common/StartError.ts";

const javaNeeded = 17;

/** 0 for none, or without javac. */
function javaVersion(): number {
  const { stdout = "", stderr = "" } = spawnSync("javac", ["-version"], { encoding: "utf8" });
  return Number(/javac (\d+)/.exec(stdout + stderr)?.[1] ?? 0);
}

export const onDebianAsRoot = () => existsSync("/etc/debian_version") && process.getuid?.() === 0;

export function install(what: string, packages: readonly string[]): void {
  console.log(`Installing ${what} (${packages.join(", ")}) with apt-get ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...arguments_: string[]) =>
    execFileSync("apt-get", arguments_, { env, stdio: ["ignore", "ignore", "inherit"] });
  run("update", "-qq");
  run("install", "-y", "-qq", "--no-install-recommends", ...packages);
}

/** 17 or newer, for DynamoDB Local. */
export function ensureJava(): void {
  if (javaVersion() >= javaNeeded) return;
  if (onDebianAsRoot()) install("a Java development kit", ["default-jdk-headless"]);
  const version = javaVersion();
  if (version < javaNeeded)
    throw new StartError(
      `A Java development kit (JDK) ${javaNeeded} or newer is needed; ${version ? `this one is ${version}` : "none was found"}.`,
      "Install one (Debian, Ubuntu: sudo apt-get install default-jdk-headless; macOS: brew install openjdk; Windows: winget install EclipseAdoptium.Temurin.21.JDK), check that javac -version answers, and start again.",
    );
}
