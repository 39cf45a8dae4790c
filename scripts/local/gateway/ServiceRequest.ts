import type { IncomingHttpHeaders } from "node:http";

/** What a function asks a service for. */
export interface ServiceRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** Empty where the gateway passes a body on without looking at it. */
  readonly body: Buffer;
}

/** The JSON of a body. */
export const fieldsOf = <Fields>({ body }: ServiceRequest): Fields =>
  JSON.parse(body.toString() || "{}") as Fields;

/** The operation that the JSON protocols name in a header: "GetItem" of "DynamoDB_20120810.GetItem". */
export const targetOf = ({ headers }: Pick<ServiceRequest, "headers">): string | undefined => {
  const target = headers["x-amz-target"];
  return typeof target === "string" ? target.split(".").at(-1) : undefined;
};
