import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import { builtPages } from "#shared/builtPages.ts";

// Code for CloudFront's own JavaScript: no modules, one function named handler.

/** Maps a screen's path of the payment frame, which has no file name, to the frame's one page. */
export const pageForPath = `function handler(event) {
  const request = event.request;
  const name = request.uri.slice(request.uri.lastIndexOf("/") + 1);
  if (!name.includes(".")) request.uri = "/index.html";
  return request;
}`;

const fileAt = Object.fromEntries(
  builtPages.flatMap(({ file, path, alsoAt }) => [path, ...alsoAt].map((uri) => [uri, `/${file}`])),
);

/**
 * Maps a screen's path of the site to its page: a visitor's built page to its text, every other screen, and
 * these with a session, to the empty page.
 */
export const sitePageForPath = `function handler(event) {
  const request = event.request;
  const file = ${JSON.stringify(fileAt)}[request.uri];
  const name = request.uri.slice(request.uri.lastIndexOf("/") + 1);
  if (file) request.uri = request.cookies["__Host-session"] ? "/index.html" : file;
  else if (!name.includes(".")) request.uri = "/index.html";
  return request;
}`;

/** Takes /api off the path: the API's routes are at its root. */
export const withoutApiPrefix = `function handler(event) {
  const request = event.request;
  request.uri = request.uri.replace(/^\\/api(?=\\/)/, "");
  return request;
}`;

/** A function of CloudFront, run for every request of a viewer. */
export function viewerFunction(scope: Construct, id: string, code: string, comment: string): EdgeFunction {
  return new EdgeFunction(scope, id, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(code),
    comment,
  });
}
