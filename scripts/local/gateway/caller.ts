import type { IncomingHttpHeaders } from "node:http";

/** The signer of a request, and the service it is for. */
export interface Caller {
  readonly accessKey: string;
  /** The name in signatures and in IAM: "dynamodb". */
  readonly service: string;
}

/** Reads the signer from the Authorization header or the presigned address; undefined without a signature. */
export function callerOf(url: URL, headers: IncomingHttpHeaders): Caller | undefined {
  const header = /^AWS4-HMAC-SHA256 Credential=([^,\s]+)/.exec(headers.authorization ?? "")?.[1];
  // key/date/region/service/aws4_request
  const [accessKey, , , service] = (header ?? url.searchParams.get("X-Amz-Credential") ?? "").split("/");
  return accessKey && service ? { accessKey, service } : undefined;
}
