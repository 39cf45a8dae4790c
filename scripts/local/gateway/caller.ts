import type { IncomingHttpHeaders } from "node:http";

/** Who signed a request, and for which service. */
export interface Caller {
  readonly accessKey: string;
  /** As a signature names it, which is as IAM does: "dynamodb". */
  readonly service: string;
}

/** The signer of a request, by its Authorization header or its presigned address; undefined when nobody signed. */
export function callerOf(url: URL, headers: IncomingHttpHeaders): Caller | undefined {
  const header = /^AWS4-HMAC-SHA256 Credential=([^,\s]+)/.exec(headers.authorization ?? "")?.[1];
  // key/date/region/service/aws4_request
  const [accessKey, , , service] = (header ?? url.searchParams.get("X-Amz-Credential") ?? "").split("/");
  return accessKey && service ? { accessKey, service } : undefined;
}
