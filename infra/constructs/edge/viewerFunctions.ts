import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";

// Code for CloudFront's own JavaScript: no modules, one function named handler.

/** Maps the path of a screen of the payment frame, which has no file name, to the frame's one page. */
export const pageForPath = `function handler(event) {
  const request = event.request;
  const name = request.uri.slice(request.uri.lastIndexOf("/") + 1);
  if (!name.includes(".")) request.uri = "/index.html";
  return request;
}`;

/**
 * Maps the path of a screen of the site to its page: the landing page of a visitor to its text, every other screen, and
 * the site's address with a session, to the empty page. The root arrives as the distribution's root object.
 */
export const sitePageForPath = `function handler(event) {
  const request = event.request;
  const isLanding = ["/", "/index.html", "/Homepage"].includes(request.uri);
  const name = request.uri.slice(request.uri.lastIndexOf("/") + 1);
  if (isLanding) request.uri = request.cookies["__Host-session"] ? "/index.html" : "/landing.html";
  else if (!name.includes(".")) request.uri = "/index.html";
  return request;
}`;

/** Takes /api off the path: the API's routes are at its root. */
export const withoutApiPrefix = `function handler(event) {
  const request = event.request;
  request.uri = request.uri.replace(/^\\/api(?=\\/)/, "");
  return request;
}`;

/** A function that CloudFront runs for every request of a viewer. */
export function viewerFunction(scope: Construct, id: string, code: string, comment: string): EdgeFunction {
  return new EdgeFunction(scope, id, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(code),
    comment,
  });
}
