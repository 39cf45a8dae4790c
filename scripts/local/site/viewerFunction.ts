import { runInNewContext } from "node:vm";

export interface ViewerRequest {
  readonly method: string;
  uri: string;
  readonly cookies?: Readonly<Record<string, { readonly value: string }>>;
}

/** A Cookie header as CloudFront's functions see it. */
export function viewerCookies(header = ""): NonNullable<ViewerRequest["cookies"]> {
  const pairs = header.split(/;\s*/).filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [name, { value: value.join("=") }];
    }),
  );
}

export type ViewerFunction = (request: ViewerRequest, address: string) => ViewerRequest;

export function viewerFunction(code: string): ViewerFunction {
  const handler = runInNewContext(`${code}\nhandler`, {}) as (event: unknown) => ViewerRequest;
  return (request, address) =>
    handler({
      version: "1.0",
      context: { eventType: "viewer-request" },
      viewer: { ip: address },
      request: { cookies: {}, ...request, querystring: {}, headers: {} },
    });
}
