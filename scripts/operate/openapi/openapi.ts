import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "#scripts/operate/command/command.ts";
import { root } from "#scripts/root.ts";
import { apiPage } from "./apiPage.ts";
import { openApiDocument } from "./openApiDocument.ts";

const usage = `npm run op -- openapi [--to <folder>]

Writes the API's description out of shared/contract: openapi.json (OpenAPI 3.1) and api.html, a page that can be
opened from the disk. The folder is dist/docs unless said.`;

const options = { to: { type: "string" } } as const;

export const openapi: Command<typeof options> = {
  usage,
  options,
  async run({ to = join(root, "dist/docs") }) {
    const document = openApiDocument();
    await mkdir(to, { recursive: true });
    await writeFile(join(to, "openapi.json"), `${JSON.stringify(document, null, 2)}\n`);
    await writeFile(join(to, "api.html"), apiPage(document));
    console.log(`Wrote ${join(to, "openapi.json")} and ${join(to, "api.html")}.`);
    return 0;
  },
};
