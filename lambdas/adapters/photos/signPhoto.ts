import { env } from "#lambdas/env.ts";
import { sign } from "./photos.ts";

/** For how many seconds the address of a photo stays the same, so that a browser that has the photo keeps it. */
const sameSeconds = 10 * 60;
/** For how many seconds an address works at least. */
const workingSeconds = 15 * 60;

/**
 * The caching header of S3's answer, signed with the address. A photo never changes: a browser keeps it as long as its
 * address is given, a shared cache does not.
 */
const keptByBrowsers = { "response-cache-control": `private, max-age=${sameSeconds}, immutable` };

/** When the ten minutes began in which all addresses are signed for the same moment. */
function signingMoment(): Date {
  const now = Date.now();
  return new Date(now - (now % (sameSeconds * 1_000)));
}

/** Of a container; a few megabytes. */
const mostKept = 2_000;
let kept = { signedAs: "", addresses: new Map<string, string>() };

/** The addresses that were signed before for the same moment, by the same role. */
function keptFor(from: Date): Map<string, string> {
  const { photoEndpoint, credentials } = env;
  const signedAs = [from.getTime(), photoEndpoint, credentials.accessKeyId, credentials.sessionToken].join(
    " ",
  );
  if (kept.signedAs !== signedAs || kept.addresses.size >= mostKept)
    kept = { signedAs, addresses: new Map() };
  return kept.addresses;
}

/**
 * An address that shows a photo, or the thumbnail of a key of one, for 15 minutes at least and 25 at most; "" for the
 * photo of an erased account. Within ten minutes a container answers the same address.
 */
export async function signPhoto(key: string): Promise<string> {
  if (key === "") return "";
  const from = signingMoment();
  const addresses = keptFor(from);
  const seconds = sameSeconds + workingSeconds;
  const address =
    addresses.get(key) ?? (await sign(key, { method: "GET", seconds, query: keptByBrowsers, from }));
  addresses.set(key, address);
  return address;
}
