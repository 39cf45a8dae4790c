import { S3RequestPresigner } from "@aws-sdk/s3-request-presigner";
import { env } from "#lambdas/env.ts";
import { Sha256 } from "../sha256.ts";

// Signing needs no S3 client (photoFile.ts): functions start in two thirds of the time.

/** For an upload to begin. */
const uploadSeconds = 5 * 60;

let presigner: S3RequestPresigner | undefined;

function signer(): S3RequestPresigner {
  presigner ??= new S3RequestPresigner({
    region: env.region,
    credentials: async () => env.credentials,
    sha256: Sha256,
  });
  return presigner;
}

/** At the bucket's own host, or below its name at another endpoint. */
function locate(key: string, bucket = env.photoBucket): URL {
  const { photoEndpoint, region } = env;
  return photoEndpoint
    ? new URL(`/${bucket}/${key}`, photoEndpoint)
    : new URL(`https://${bucket}.s3.${region}.amazonaws.com/${key}`);
}

/** A plain address opens nothing: the bucket is private. */
export const photoUrl = (key: string): string => locate(key).href;

interface SignOptions {
  readonly method: "GET" | "PUT";
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** @default now */
  readonly from?: Date;
  /** @default the bucket of photos */
  readonly bucket?: string;
}

export async function sign(
  key: string,
  { method, seconds, headers = {}, query: asked = {}, from = new Date(), bucket }: SignOptions,
): Promise<string> {
  const url = locate(key, bucket);
  const request = {
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    ...(url.port ? { port: Number(url.port) } : {}),
    path: url.pathname,
    query: { ...asked },
    headers: { ...headers, host: url.host },
  };
  // The signer leaves out an unnamed content-type: an upload of any type would be accepted.
  const signableHeaders = new Set(["host", "content-type", "content-length"]);
  const { query = {} } = await signer().presign(request, { expiresIn: seconds, signableHeaders, signingDate: from });
  return `${url.href}?${new URLSearchParams(query as Record<string, string>)}`;
}

/** Signs one PUT of this type, and of this size if given. */
export const signUpload = (key: string, type: string, size: number | undefined): Promise<string> =>
  sign(key, {
    method: "PUT",
    seconds: uploadSeconds,
    headers: { "content-type": type, ...(size === undefined ? {} : { "content-length": String(size) }) },
  });
