import type { IncomingHttpHeaders } from "node:http";

export interface ServiceRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** Empty where the gateway streams the body. */
  readonly body: Buffer;
}

export const fieldsOf = <Fields>({ body }: ServiceRequest): Fields => JSON.parse(body.toString() || "{}") as Fields;

/** "GetItem" of "DynamoDB_20120810.GetItem". */
export const targetOf = ({ headers }: Pick<ServiceRequest, "headers">): string | undefined => {
  const target = headers["x-amz-target"];
  return typeof target === "string" ? target.split(".").at(-1) : undefined;
};

export interface RequestSigner {
  readonly accessKey: string;
  /** As in signatures and IAM: "dynamodb". */
  readonly service: string;
}

/** From the Authorization header or the presigned address. */
export function callerOf(url: URL, headers: IncomingHttpHeaders): RequestSigner | undefined {
  const header = /^AWS4-HMAC-SHA256 Credential=([^,\s]+)/.exec(headers.authorization ?? "")?.[1];
  // key/date/region/service/aws4_request
  const [accessKey, , , service] = (header ?? url.searchParams.get("X-Amz-Credential") ?? "").split("/");
  return accessKey && service ? { accessKey, service } : undefined;
}
