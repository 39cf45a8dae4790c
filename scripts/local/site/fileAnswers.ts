import { createHash } from "node:crypto";
import type { Answer, Received } from "#scripts/local/common/serve.ts";
import { compress, encodingFor, isCompressible } from "./compress.ts";
import type { DeployedFile, DeployedFiles } from "./deployedFiles.ts";

type CachedFile = Required<Pick<Answer, "headers" | "body">>;

const missing: Answer = {
  status: 403,
  headers: { "content-type": "text/plain" },
  body: "There is no such file.\n",
};

async function represent(file: DeployedFile, accepted: string | undefined): Promise<CachedFile> {
  const content = await file.read();
  const etag = `"${createHash("sha256").update(content).digest("hex").slice(0, 32)}"`;
  const headers = {
    "content-type": file.type,
    ...(file.cacheControl ? { "cache-control": file.cacheControl } : {}),
  };
  if (accepted === undefined || !isCompressible(file.type, content.length))
    return { headers: { ...headers, etag }, body: content };
  const varied = { ...headers, vary: "accept-encoding" };
  const encoding = encodingFor(accepted);
  if (!encoding) return { headers: { ...varied, etag }, body: content };
  // Weak, as CloudFront makes it: the same content in other bytes.
  const body = await compress(content, encoding);
  return { headers: { ...varied, etag: `W/${etag}`, "content-encoding": encoding }, body };
}

const has = (known: string | undefined, etag: unknown) =>
  known?.split(",").some((one) => one.trim().replace("W/", "") === String(etag).replace("W/", ""));

/**
 * As a distribution: compressed where it compresses, each once in a run, and with 304 to a viewer who has the
 * file.
 */
export function fileAnswers(files: DeployedFiles | undefined, compresses: boolean) {
  const kept = new Map<string, CachedFile>();
  return async ({ method, headers }: Received, uri: string): Promise<Answer> => {
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
