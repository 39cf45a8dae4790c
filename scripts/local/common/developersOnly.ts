import { json, type Respond, type ServedAnswer, type ServedRequest } from "./serve.ts";

const localNames: readonly (string | undefined)[] = ["localhost", "127.0.0.1"];

const hostnameOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).hostname : undefined;

/** A foreign name pointed here (DNS rebinding) stays in the Host of its page's requests. */
const isAskedByName = ({ headers }: ServedRequest) => localNames.includes(hostnameOf(`http://${headers.host}`));

/** Pages on other ports of this host are no other site. A browser too old for Sec-Fetch-Site sends Origin. */
function isFromOtherSite({ headers }: ServedRequest): boolean {
  const { "sec-fetch-site": site, origin } = headers;
  if (site !== undefined) return site === "cross-site";
  return origin !== undefined && !localNames.includes(hostnameOf(origin));
}

/** It shows its own site nothing and changes nothing. */
const isFollowedLink = ({ method, headers }: ServedRequest) =>
  method === "GET" && headers["sec-fetch-dest"] === "document";

/** Through a developer's browser. */
function refuseOtherSites(received: ServedRequest): ServedAnswer | undefined {
  if (!isAskedByName(received)) return json({ message: "Open this as localhost or 127.0.0.1" }, 403);
  if (!isFromOtherSite(received) || isFollowedLink(received)) return undefined;
  return json({ message: "Not for the pages of other sites" }, 403);
}

export const developersOnly =
  (respond: Respond): Respond =>
  (received) =>
    refuseOtherSites(received) ?? respond(received);
