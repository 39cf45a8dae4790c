import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "#scripts/root.ts";

const longCommand = `
  import { runAsProcess, runCommand } from "${new URL("command.ts", import.meta.url)}";
  const long = { usage: "", options: {}, run: async () => void process.stdout.write("x".repeat(3_000_000)) };
  await runAsProcess(() => runCommand(long, []));
`;

test("a command's output arrives whole through a slow pipe", async () => {
  const words = ["--disable-warning=ExperimentalWarning", "--input-type=module-typescript", "-e", longCommand];
  const child = spawn(process.execPath, words, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  let length = 0;
  for await (const piece of child.stdout) {
    length += piece.length;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(length).toBe(3_000_000);
});
