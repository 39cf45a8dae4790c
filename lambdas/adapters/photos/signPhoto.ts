import { env } from "#lambdas/env.ts";
import { sign } from "./photos.ts";

/** An address stays the same so long: browsers keep their copy. */
const sameSeconds = 10 * 60;
/** An address works at least so long. */
const workingSeconds = 15 * 60;

/** Signed with the address: a photo never changes, and shared caches must not keep it. */
const keptByBrowsers = { "response-cache-control": `private, max-age=${sameSeconds}, immutable` };

/** The common signing time of a ten-minute window. */
function signingMoment(): Date {
  const now = Date.now();
  return new Date(now - (now % (sameSeconds * 1_000)));
}

/** In a container; a few megabytes. */
const mostKept = 2_000;
let kept = { signedAs: "", addresses: new Map<string, string>() };

/** Addresses signed before by the same role in this window. */
function keptFor(from: Date): Map<string, string> {
  const { photoEndpoint, credentials } = env;
  const signedAs = [from.getTime(), photoEndpoint, credentials.accessKeyId, credentials.sessionToken].join(" ");
  if (kept.signedAs !== signedAs || kept.addresses.size >= mostKept) kept = { signedAs, addresses: new Map() };
  return kept.addresses;
}

/** For 15 to 25 minutes, with one address within ten minutes and a container; "" for an erased account's. */
export async function signPhoto(key: string): Promise<string> {
  if (key === "") return "";
  const from = signingMoment();
  const addresses = keptFor(from);
  const seconds = sameSeconds + workingSeconds;
  const address = addresses.get(key) ?? (await sign(key, { method: "GET", seconds, query: keptByBrowsers, from }));
  addresses.set(key, address);
  return address;
}
