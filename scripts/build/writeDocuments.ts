import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { root } from "#scripts/root.ts";
import { type BuiltPage, builtPages } from "#shared/builtPages.ts";
import { programId } from "#web/app/fetchProgram.ts";
import type { RenderedPage } from "#web/app/renderedPages.tsx";
import { staticImports } from "./staticImports.ts";

const site = join(root, "dist/site");

/** They are built already. */
const noSheets: Plugin = {
  name: "no-sheets",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0no-sheet" : undefined),
  load: (id) => (id === "\0no-sheet" ? "" : undefined),
};

async function renderPages(): Promise<readonly RenderedPage[]> {
  const file = join(root, "web/src/app/renderedPages.tsx");
  const options = { root: join(root, "web"), plugins: [noSheets] };
  const { module } = await runnerImport<{ readonly renderedPages: readonly RenderedPage[] }>(file, options);
  const styled = module.renderedPages.find(({ html }) => /<[^>]* style="/.test(html));
  if (styled) throw new Error(`${styled.file} has a style attribute, which the Content-Security-Policy refuses`);
  return module.renderedPages;
}

async function assetLike(pattern: RegExp): Promise<string> {
  const found = (await readdir(join(site, "assets"))).filter((name) => pattern.test(name));
  if (found.length !== 1) throw new Error(`${found.length} assets are like ${pattern}, not one`);
  return `/assets/${found[0]}`;
}

const sheetLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

function replaced(text: string, part: string | RegExp, by: string): string {
  const result = text.replace(part, () => by);
  if (result === text) throw new Error(`The page has no ${part}`);
  return result;
}

async function documentOf(page: string, { html, css, names }: RenderedPage): Promise<string> {
  const file = sheetLink.exec(page)?.[1] ?? "";
  const sheet = (await readFile(join(site, file), "utf8")).trim();
  const styles = [
    `<style data-file="${file}">${sheet}</style>`,
    `<style data-emotion="css ${names.join(" ")}" data-s="">${css}</style>`,
  ];
  const styled = replaced(page, sheetLink, styles.join("\n    "));
  const titled = replaced(styled, "<title>Beforehand", `<title>${titleOf(html)} · Beforehand`);
  return replaced(titled, '<div id="root"></div>', `<div id="root">${html}</div>`);
}

type Loads = Partial<Pick<BuiltPage, "isToRead" | "screen">>;

/** A page to read fetches the program's scripts once it is whole (fetchProgram.ts), others need them at once. */
async function loadsOf({ isToRead, screen }: Loads): Promise<string> {
  const rel = isToRead ? 'rel="prefetch" as="script"' : 'rel="modulepreload"';
  const known = new Set<string>();
  for (const part of ["start", ...(screen ? [screen] : [])])
    staticImports(basename(await assetLike(new RegExp(`^${part}-[\\w-]+\\.js$`))), known);
  const others = [...known].filter((name) => !name.startsWith("boot-"));
  const links = others.map((name) => `<link ${rel} crossorigin href="/assets/${name}">`).join("\n    ");
  return isToRead ? `<template id="${programId}">${links}</template>` : links;
}

/** For the browser's tab, before the program: the page's heading. */
const titleOf = (html: string): string => /<h1[^>]*>([^<]+?)\.?<\/h1>/.exec(html)?.[1] ?? "";

/**
 * The built pages, and index.html, the empty page of all other screens, with the font's preload. After the site's
 * build.
 */
export async function writeDocuments(): Promise<void> {
  const font = await assetLike(/-latin-wght-normal-[\w-]+\.woff2$/);
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;
  const empty = (await readFile(join(site, "index.html"), "utf8")).replaceAll(/\s*<!-- .*? -->/g, "");
  const pageWith = (loads: string) => replaced(empty, /(?=<script type="module")/, `${preload}\n    ${loads}\n    `);
  await writeFile(join(site, "index.html"), pageWith(await loadsOf({})));
  for (const rendered of await renderPages()) {
    const loads = await loadsOf(builtPages.find(({ file }) => file === rendered.file) ?? {});
    await writeFile(join(site, rendered.file), await documentOf(pageWith(loads), rendered));
  }
}

if (import.meta.main) await writeDocuments();
