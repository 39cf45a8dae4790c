import { createHash, createHmac, type Hash, type Hmac } from "node:crypto";
import { S3RequestPresigner } from "@aws-sdk/s3-request-presigner";
import { env } from "#lambdas/env.ts";

// Signing needs only the function's own credentials. Without the S3 client, which only reading needs
// (photoFile.ts), functions that sign start in two thirds of the time.

/** How long an upload may take to begin, and how long a photo's address works, in seconds. */
const uploadSeconds = 5 * 60;
const readSeconds = 15 * 60;

/** SHA-256 with the signer's interface. */
class Sha256 {
  private hash: Hash | Hmac;
  private readonly secret: Uint8Array | undefined;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.secret = secret === undefined ? undefined : bytesOf(secret);
    this.hash = this.start();
  }

  private start(): Hash | Hmac {
    return this.secret ? createHmac("sha256", this.secret) : createHash("sha256");
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.hash.update(bytesOf(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }

  reset(): void {
    this.hash = this.start();
  }
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof data === "string") return Buffer.from(data);
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return new Uint8Array(data);
}

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
}

async function sign(key: string, { method, seconds, headers = {}, query: asked = {} }: Signed) {
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
  const { query = {} } = await signer().presign(request, { expiresIn: seconds, signableHeaders });
  url.search = new URLSearchParams(query as Record<string, string>).toString();
  return url.href;
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

/** Part of what is signed, and repeated by S3 in its answer: no shared cache keeps a photo. */
const keptByNoSharedCache = { "response-cache-control": "private" };

/** An address that shows a photo for 15 minutes; "" for the photo of an erased account. */
export const signPhoto = async (key: string): Promise<string> =>
  key === "" ? "" : sign(key, { method: "GET", seconds: readSeconds, query: keptByNoSharedCache });
