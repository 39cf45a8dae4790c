import { findLocations } from "#shared/contract/locations.ts";
import { ask, type Check, need, needHeader, needRefusal, needStatus, post, type Site } from "./check.ts";

const at = ({ origin }: Site, path: string): string => `${origin}/api${path}`;
const places = (site: Site): string => at(site, "/locations");

export const apiChecks: readonly Check[] = [
  {
    name: "health",
    run: async (site) => {
      needStatus(await ask(at(site, "/health")), 200);
      return "functions reach the table";
    },
  },
  {
    name: "lookup of places",
    run: async (site) => {
      const seen = await post(places(site), { State: "MI" });
      needStatus(seen, 200);
      const { success, data } = findLocations.response.safeParse(seen.json);
      need(success, "is not what the contract says");
      return `${data.data.locations.length} cities in Michigan`;
    },
  },
  {
    name: "answers are kept nowhere",
    run: async (site) => {
      const seen = await post(places(site), { State: "MI" });
      needHeader(seen, "cache-control", /no-store/);
      needHeader(seen, "x-content-type-options", /^nosniff$/);
      needHeader(seen, "content-security-policy", /default-src 'none'/);
      needHeader(seen, "strict-transport-security", /max-age=\d+/);
      return "no-store";
    },
  },
  {
    name: "unknown call",
    run: async (site) => needRefusal(await ask(at(site, "/there-is-no-such-call")), 404),
  },
  {
    name: "wrong method",
    run: async (site) => needRefusal(await ask(places(site), { method: "DELETE" }), 404, 405),
  },
  {
    name: "page takes no writing",
    run: async ({ origin }) => {
      const seen = await ask(`${origin}/`, { method: "POST", body: "x" });
      needStatus(seen, 403, 405);
      return String(seen.status);
    },
  },
  {
    name: "protected call without a session",
    run: async (site) => needRefusal(await post(at(site, "/household/all"), { UID: "somebody-else-s" }), 401),
  },
  {
    name: "protected call with an invented token",
    run: async (site) => {
      const headers = { "content-type": "application/json", authorization: "Bearer a.b.c" };
      const seen = await ask(at(site, "/users/list"), { method: "POST", headers, body: "{}" });
      return needRefusal(seen, 401, 403);
    },
  },
  { name: "malformed JSON", run: async (site) => needRefusal(await post(places(site), '{"State":'), 400) },
  {
    name: "unknown field",
    run: async (site) => needRefusal(await post(places(site), { State: "MI", everything: true }), 400),
  },
  {
    name: "other content type",
    run: async (site) => needRefusal(await post(places(site), "State=MI", "text/plain"), 415),
  },
  {
    name: "unsigned payment event",
    run: async (site) => needRefusal(await post(at(site, "/payment/webhook"), { type: "invoice.paid" }), 400, 401, 403),
  },
  {
    name: "no way around the distribution",
    run: async ({ api }) => {
      if (!api) return undefined;
      return needRefusal(await post(`${api}/locations`, { State: "MI" }), 403);
    },
  },
];
