import { S3RequestPresigner } from "@aws-sdk/s3-request-presigner";
import { env } from "#lambdas/env.ts";
import { Sha256 } from "../sha256.ts";

// Signing needs only the function's own credentials. Without the S3 client, which only reading needs
// (photoFile.ts), functions that sign start in two thirds of the time.

/** How long an upload may take to begin, in seconds. */
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

/** The address of an object: at the bucket's own host, or under the bucket's name at another endpoint. */
function locate(key: string): URL {
  const { photoEndpoint, photoBucket, region } = env;
  return photoEndpoint
    ? new URL(`/${photoBucket}/${key}`, photoEndpoint)
    : new URL(`https://${photoBucket}.s3.${region}.amazonaws.com/${key}`);
}

/** The plain address of a photo. It opens nothing: the bucket is private. */
export const photoUrl = (key: string): string => locate(key).href;

interface Signed {
  readonly method: "GET" | "PUT";
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** From when the seconds count. @default now */
  readonly from?: Date;
}

/** An address for requests of one method to an object, for so many seconds. */
export async function sign(
  key: string,
  { method, seconds, headers = {}, query: asked = {}, from = new Date() }: Signed,
): Promise<string> {
  const url = locate(key);
  const request = {
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    ...(url.port ? { port: Number(url.port) } : {}),
    path: url.pathname,
    query: { ...asked },
    headers: { ...headers, host: url.host },
  };
  // The signer leaves content-type out unless it is named: then an upload of any type would be accepted.
  const signableHeaders = new Set(["host", "content-type", "content-length"]);
  const { query = {} } = await signer().presign(request, {
    expiresIn: seconds,
    signableHeaders,
    signingDate: from,
  });
  return `${url.href}?${new URLSearchParams(query as Record<string, string>)}`;
}

/** An address for one PUT of exactly this type, and of this size when it is given. */
export const signUpload = (key: string, type: string, size: number | undefined): Promise<string> =>
  sign(key, {
    method: "PUT",
    seconds: uploadSeconds,
    headers: {
      "content-type": type,
      ...(size === undefined ? {} : { "content-length": String(size) }),
    },
  });
