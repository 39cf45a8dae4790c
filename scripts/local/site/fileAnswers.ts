import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ServedAnswer, ServedRequest } from "#scripts/local/common/serve.ts";
import type { DeployedFile, DeployedFiles } from "./deployedFiles.ts";

// In the distribution's order.
const encodings = {
  // As quick as gzip, and smaller. The best quality takes seconds for the map's library.
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content: Buffer) => promisify(gzip)(content),
};

type Encoding = keyof typeof encodings;

function encodingFor(accepted = ""): Encoding | undefined {
  const names = accepted
    .toLowerCase()
    .split(",")
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(";")[0]?.trim());
  return (Object.keys(encodings) as Encoding[]).find((encoding) => names.includes(encoding));
}

/** As CloudFront: by type, from 1,000 bytes to 10 million. */
const isCompressible = (type: string, bytes: number): boolean =>
  /^(text\/|application\/(javascript|json|wasm)|font\/ttf|image\/svg\+xml)/.test(type) &&
  bytes >= 1_000 &&
  bytes <= 10_000_000;

type CachedFile = Required<Pick<ServedAnswer, "headers" | "body">>;

const missing: ServedAnswer = {
  status: 403,
  headers: { "content-type": "text/plain" },
  body: "There is no such file.\n",
};

async function represent(file: DeployedFile, accepted: string | undefined): Promise<CachedFile> {
  const content = await file.read();
  const etag = `"${createHash("sha256").update(content).digest("hex").slice(0, 32)}"`;
  const headers = { "content-type": file.type, ...(file.cacheControl ? { "cache-control": file.cacheControl } : {}) };
  if (accepted === undefined || !isCompressible(file.type, content.length))
    return { headers: { ...headers, etag }, body: content };
  const varied = { ...headers, vary: "accept-encoding" };
  const encoding = encodingFor(accepted);
  if (!encoding) return { headers: { ...varied, etag }, body: content };
  // Weak, as CloudFront's: the same content in other bytes.
  const body = await encodings[encoding](content);
  return { headers: { ...varied, etag: `W/${etag}`, "content-encoding": encoding }, body };
}

const has = (known: string | undefined, etag: unknown) =>
  known?.split(",").some((one) => one.trim().replace("W/", "") === String(etag).replace("W/", ""));

/** As a distribution: each compressed once in a run, 304 to a viewer who has it. */
export function fileAnswers(files: DeployedFiles | undefined, compresses: boolean) {
  const kept = new Map<string, CachedFile>();
  return async ({ method, headers }: ServedRequest, uri: string): Promise<ServedAnswer> => {
    const file = files?.get(uri.slice(1));
    if (!file || !["GET", "HEAD"].includes(method)) return missing;
    const accepted = compresses ? String(headers["accept-encoding"] ?? "") : undefined;
    const key = `${encodingFor(accepted)} ${uri}`;
    const found = kept.get(key) ?? (await represent(file, accepted));
    kept.set(key, found);
    if (!has(headers["if-none-match"], found.headers.etag)) return found;
    const { "content-type": _, "content-encoding": __, ...unchanged } = found.headers;
    return { status: 304, headers: unchanged };
  };
}
