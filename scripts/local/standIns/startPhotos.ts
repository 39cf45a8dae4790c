import { mkdir } from "node:fs/promises";
import S3rver from "@20minutes/s3rver";
import { DUMMY_ACCOUNT } from "@20minutes/s3rver/lib/models/account.js";
import { localSecret } from "#scripts/local/common/accessKeys.ts";
import { escapeMarkup } from "#scripts/local/common/html.ts";
import { type Running, stopServer } from "#scripts/local/common/serve.ts";

export interface CorsRule {
  readonly AllowedOrigins: readonly string[];
  readonly AllowedMethods: readonly string[];
  readonly AllowedHeaders?: readonly string[];
  readonly ExposedHeaders?: readonly string[];
  readonly MaxAge?: number;
}

export interface LocalBucket {
  readonly name: string;
  readonly cors: readonly CorsRule[];
}

interface Options {
  readonly port: number;
  readonly folder: string;
  readonly buckets: readonly LocalBucket[];
  /** Beside the operator's. @default none */
  readonly accessKeys?: Iterable<string>;
}

const elements = (name: string, values: readonly (string | number)[] = []) =>
  values.map((value) => `<${name}>${escapeMarkup(value)}</${name}>`).join("");

function corsXml(rules: readonly CorsRule[]): string {
  const each = rules.map(
    (rule) =>
      `<CORSRule>${elements("AllowedOrigin", rule.AllowedOrigins)}${elements("AllowedMethod", rule.AllowedMethods)}${elements("AllowedHeader", rule.AllowedHeaders)}${elements("ExposeHeader", rule.ExposedHeaders)}${elements("MaxAgeSeconds", rule.MaxAge === undefined ? [] : [rule.MaxAge])}</CORSRule>`,
  );
  return `<CORSConfiguration>${each.join("")}</CORSConfiguration>`;
}

const signed = (query: Readonly<Record<string, unknown>>, headers: Readonly<Record<string, unknown>>) =>
  "authorization" in headers || "X-Amz-Signature" in query;

type Middleware = S3rver["middleware"][number];
type Context = Parameters<Middleware>[0];

function refuse(context: Context, status: number, code: string, sentence: string): void {
  context.status = status;
  context.type = "application/xml";
  context.body = `<Error><Code>${code}</Code><Message>${sentence}</Message></Error>`;
}

const requireSignature: Middleware = async (context, next) => {
  if (context.method === "OPTIONS" || signed(context.query, context.headers)) return next();
  refuse(context, 403, "AccessDenied", "Access Denied");
};

/** Missing in the library: a PUT with "If-None-Match: *" replaces nothing. */
function keepExisting(): Middleware {
  const underWay = new Set<string>();
  return async (context, next) => {
    const { method, headers, path, store } = context;
    if (method !== "PUT" || headers["if-none-match"] !== "*") return next();
    const [, bucket = "", ...key] = decodeURIComponent(path).split("/");
    const taken = () => refuse(context, 412, "PreconditionFailed", "At least one of the preconditions did not hold");
    if (underWay.has(path)) return taken();
    underWay.add(path);
    try {
      if (await store.existsObject(bucket, key.join("/"))) taken();
      else await next();
    } finally {
      underWay.delete(path);
    }
  };
}

/** Every bucket is private: unsigned requests are refused. */
export async function startPhotos(options: Options): Promise<Running> {
  for (const accessKey of options.accessKeys ?? []) DUMMY_ACCOUNT.createKeyPair(accessKey, localSecret);
  await mkdir(options.folder, { recursive: true });
  const server = new S3rver({
    port: options.port,
    address: "127.0.0.1",
    directory: options.folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: options.buckets.map(({ name, cors }) => ({
      name,
      configs: cors.length > 0 ? [corsXml(cors)] : [],
    })),
  });
  server.middleware.unshift(requireSignature, keepExisting());
  const { port } = await server.run();
  return { port, url: `http://127.0.0.1:${port}`, stop: () => stopServer(server.httpServer) };
}
