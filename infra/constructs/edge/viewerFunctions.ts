import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import { builtPages } from "#shared/builtPages.ts";

// CloudFront's own JavaScript: no modules, one function named handler.

/** The payment frame's one page, for every screen. */
export const pageForPath = `function handler(event) {
  const request = event.request;
  const name = request.uri.slice(request.uri.lastIndexOf("/") + 1);
  if (!name.includes(".")) request.uri = "/index.html";
  return request;
}`;

const fileAt = Object.fromEntries(
  builtPages.flatMap(({ file, path, alsoAt }) => [path, ...alsoAt].map((uri) => [uri, `/${file}`])),
);

/** A visitor's built page; the empty page for every other screen, and with a session. */
export const sitePageForPath = `function handler(event) {
  const request = event.request;
  const file = ${JSON.stringify(fileAt)}[request.uri];
  const name = request.uri.slice(request.uri.lastIndexOf("/") + 1);
  if (file) request.uri = request.cookies["__Host-session"] ? "/index.html" : file;
  else if (!name.includes(".")) request.uri = "/index.html";
  return request;
}`;

/** The API's routes are at its root. */
export const withoutApiPrefix = `function handler(event) {
  const request = event.request;
  request.uri = request.uri.replace(/^\\/api(?=\\/)/, "");
  return request;
}`;

export function viewerFunction(scope: Construct, id: string, code: string, comment: string): EdgeFunction {
  return new EdgeFunction(scope, id, { runtime: FunctionRuntime.JS_2_0, code: FunctionCode.fromInline(code), comment });
}
