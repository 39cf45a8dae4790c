import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { parseSync } from "vite";
import { root } from "#scripts/root.ts";

const folders = ["lambdas", "shared"].map((folder) => join(root, folder, "/"));

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Seen as free of effects by the bundler itself. */
const plain = /^(Literal|ArrowFunctionExpression|FunctionExpression)$/;

function valuesOf(path: string, text: string): Span[] {
  return parseSync(path, text).program.body.flatMap((statement) => {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") return [];
    return declared.declarations.flatMap(({ init }) => (init && !plain.test(init.type) ? init : []));
  });
}

/** The bundler unwraps a marked value where it is used. */
function markPure(path: string, text: string): string {
  const marked = (rest: string, { start, end }: Span) =>
    `${rest.slice(0, start)}/* @__PURE__ */ (() => (${rest.slice(start, end)}))()${rest.slice(end)}`;
  return valuesOf(path, text).reduceRight(marked, text);
}

/** Without a mark a bundler keeps every top-level value made by a call. So none may have effects. */
export const dropUnusedValues: Plugin = {
  name: "drop-unused-values",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!folders.some((folder) => path.startsWith(folder))) return undefined;
      return { contents: markPure(path, await readFile(path, "utf8")), loader: "ts" };
    }),
};
