import type { AccessRequest } from "#scripts/local/iam/AccessRequest.ts";
import type { ServiceRequest } from "./ServiceRequest.ts";

/** Signatures, marks of the SDK and response headers select no operation. */
const silent = /^(x-amz-|x-id$|response-)/i;

const onObjects: Readonly<Record<string, string>> = {
  GET: "s3:GetObject",
  HEAD: "s3:GetObject",
  PUT: "s3:PutObject",
  DELETE: "s3:DeleteObject",
};

const request = (action: string, path: string): AccessRequest => ({
  action,
  resource: `arn:aws:s3:::${path}`,
  context: {},
});

/** Without it S3 denies access to an absent object. */
export function listRequest({ url }: Pick<ServiceRequest, "url">): AccessRequest {
  return request("s3:ListBucket", url.pathname.split("/")[1] ?? "");
}

/** On /bucket/key. Copies, tags, lists and parts are unknown. */
export function objectRequests({ method, url, headers }: ServiceRequest): AccessRequest[] | undefined {
  const [, bucket, ...key] = decodeURIComponent(url.pathname).split("/");
  const action = onObjects[method];
  const plain = [...url.searchParams.keys()].every((name) => silent.test(name));
  if (!action || !bucket || key.join("/") === "" || !plain || headers["x-amz-copy-source"]) return undefined;
  return [request(action, [bucket, ...key].join("/"))];
}
