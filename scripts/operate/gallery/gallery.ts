import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Command } from "#scripts/operate/command/command.ts";
import { root } from "#scripts/root.ts";
import { galleryPage } from "./galleryPage.ts";

const usage = `npm run op -- gallery [words in journeys' file names] [--to <folder>]

Walks through every screen and state of the product, and makes a page of their pictures on a phone, a tablet and a desk,
light and dark. The folder is dist/gallery unless said; the page is its index.html. All journeys take an hour or more.`;

const options = { to: { type: "string" } } as const;

async function walk(words: readonly string[], folder: string): Promise<number> {
  const journeys = ["run", "--project", "journeys", "--project", "browser", ...words];
  const env = { ...process.env, SCREENSHOTS: folder };
  const vitest = spawn(join(root, "node_modules/.bin/vitest"), journeys, { cwd: root, env, stdio: "inherit" });
  const [code] = await once(vitest, "exit");
  return code ?? 1;
}

export const gallery: Command<typeof options> = {
  usage,
  options,
  async run({ to = join(root, "dist/gallery") }, words) {
    const folder = resolve(to);
    await mkdir(folder, { recursive: true });
    // A failed journey's pictures are shown, too.
    const code = await walk(words, folder);
    const page = join(folder, "index.html");
    await writeFile(page, galleryPage(await readdir(folder)));
    console.log(`Wrote ${page}.`);
    return code;
  },
};
