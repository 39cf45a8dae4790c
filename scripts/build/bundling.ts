import type { BuildOptions, Plugin } from "esbuild";
import { root } from "#scripts/root.ts";
import { dropUnusedValues } from "./dropUnusedValues.ts";

// Imported by the clients on demand, which never comes: a function has its credentials in the environment, and no call
// streams events. Without them a bundle starts in two thirds of the time: the bundler would wrap each module that they
// share. The runtime's own SDK has the providers.
const neverImported = [
  "@aws-sdk/credential-provider-ini",
  "@aws-sdk/credential-provider-process",
  "@aws-sdk/credential-provider-sso",
  "@aws-sdk/credential-provider-web-identity",
  "@aws-sdk/credential-provider-http",
  "@aws-sdk/credential-provider-login",
  "@smithy/credential-provider-imds",
  "@smithy/core/event-streams",
];

/** A client that imports one from the first line keeps it. */
const leaveOutDemands: Plugin = {
  name: "leave-out-demands",
  setup: ({ onResolve }) =>
    onResolve({ filter: new RegExp(`^(${neverImported.join("|")})$`) }, ({ path, kind }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    ),
};

// They find their WebAssembly beside their own files.
export const codecs = "@jsquash/";

export const stripe = "stripe";

export const bundling = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  // CommonJS: an ESM bundle that reaches node:http loads all of undici before its first line runs.
  format: "cjs",
  platform: "node",
  target: "node24",
  // A dynamic import() becomes a require, for the same reason.
  supported: { "dynamic-import": false },
  define: { "import.meta.filename": "__filename", "import.meta.dirname": "__dirname" },
  mainFields: ["module", "main"],
  external: [`${codecs}*`, stripe],
  plugins: [dropUnusedValues, leaveOutDemands],
  metafile: true,
  legalComments: "none",
  logLevel: "warning",
} satisfies BuildOptions;
