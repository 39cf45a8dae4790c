import { execFile } from "node:child_process";
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { prove } from "#scripts/proof/kit/prove.ts";
import { root } from "#scripts/root.ts";
import { type SecretFinding, scan } from "./scan.ts";

const largest = 256 * 1024 * 1024;

async function git(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("git", words, { cwd: root, maxBuffer: largest });
  return stdout;
}

const inWords = (found: readonly SecretFinding[]) => found.map(({ rule }) => rule);

const letters = (count: number): string => randomBytes(count).toString("hex").slice(0, count);

const planted = {
  "a key of the cloud": () => `AWS_SECRET_ACCESS_KEY = ${randomBytes(30).toString("base64").replaceAll("+", "a")}`,
  "a token of the code host": () => `ghp_${letters(36)}`,
  "a private key": () =>
    generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ type: "pkcs1", format: "pem" }).toString(),
  "a live key of the payment provider": () => `sk_live_${letters(48)}`,
} as const;

prove("a secret of each usual kind is found where one is planted", async (tally) => {
  for (const [kind, make] of Object.entries(planted)) {
    const found = await scan("planted.txt", `${make()}\n`);
    tally.count(kind, found.length > 0 ? [] : ["it was not found"]);
  }
});

prove("no file of the tree holds a secret", async (tally) => {
  const files = (await git("ls-files", "-z")).split("\0").filter(Boolean);
  for (const file of files) {
    const content = await readFile(join(root, file));
    // Pictures hold bytes at random.
    if (content.includes(0)) continue;
    tally.count(file, inWords(await scan(file, content.toString())));
  }
});

function addedLines(patch: string): Map<string, string[]> {
  const added = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of patch.split("\n")) {
    const [, name] = /^\+\+\+ b\/(.+)$/.exec(line) ?? [];
    if (name) {
      lines = added.get(name) ?? [];
      added.set(name, lines);
    } else if (line.startsWith("+")) lines.push(line.slice(1));
  }
  return added;
}

prove("no commit of the history ever added a secret", async (tally) => {
  const commits = (await git("log", "--format=%H", "--no-merges")).trim().split("\n");
  for (const commit of commits) {
    const patch = await git("show", "--format=", "--unified=0", "--no-ext-diff", "--no-color", commit);
    const found: SecretFinding[] = [];
    for (const [file, lines] of addedLines(patch)) found.push(...(await scan(file, lines.join("\n"))));
    tally.count(
      commit.slice(0, 9),
      found.map(({ where, rule }) => `${where} ${rule}`),
    );
  }
});
