import type { IncomingHttpHeaders } from "node:http";

/** A function's request to a service. */
export interface ServiceRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** Empty where the gateway streams the body. */
  readonly body: Buffer;
}

export const fieldsOf = <Fields>({ body }: ServiceRequest): Fields =>
  JSON.parse(body.toString() || "{}") as Fields;

/** The operation in the header of the JSON protocols: "GetItem" of "DynamoDB_20120810.GetItem". */
export const targetOf = ({ headers }: Pick<ServiceRequest, "headers">): string | undefined => {
  const target = headers["x-amz-target"];
  return typeof target === "string" ? target.split(".").at(-1) : undefined;
};
