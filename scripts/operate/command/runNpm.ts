import { spawn } from "node:child_process";
import { once } from "node:events";
import { root } from "#scripts/root.ts";

export async function runNpm(name: string, words: string, given: readonly string[]): Promise<number> {
  const [verb = "", ...options] = words.split(" ");
  if (given.includes("--help")) {
    console.log(`npm run op -- ${name} [arguments of npm ${verb}]\n\nRuns npm ${words}.`);
    return 0;
  }
  const npm = spawn("npm", [verb, ...options, ...given], { cwd: root, stdio: "inherit" });
  const [code] = await once(npm, "exit");
  return code ?? 1;
}
