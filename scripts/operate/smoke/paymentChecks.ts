import type { PaymentHost } from "#shared/model/paymentHost.ts";
import { ask, type Check, need, needRefusal, needStatus, post, type Site } from "./check.ts";
import { needSafeHeaders } from "./pageChecks.ts";

interface Settings {
  readonly stage?: unknown;
  readonly payOrigin?: unknown;
  readonly backupPayOrigin?: unknown;
}

type Hosts = Readonly<Record<PaymentHost, { readonly environment: string; readonly origin: string }>>;

async function hostsOf({ origin }: Site): Promise<Hosts> {
  const seen = await ask(`${origin}/config.json`);
  needStatus(seen, 200);
  const { stage, payOrigin, backupPayOrigin } = (seen.json ?? {}) as Settings;
  need(typeof stage === "string" && typeof payOrigin === "string", "/config.json names no payment frame");
  need(typeof backupPayOrigin === "string", "/config.json names no backup payment frame");
  return { own: { environment: stage, origin: payOrigin }, backup: { environment: "backup", origin: backupPayOrigin } };
}

async function frameOf(site: Site, host: PaymentHost) {
  const { environment, origin } = (await hostsOf(site))[host];
  const seen = await ask(`${origin}/${environment}/${"x".repeat(43)}/new-monthly`);
  needStatus(seen, 200);
  return seen;
}

const checksOf = (host: PaymentHost, prefix = ""): readonly Check[] => [
  {
    name: `${prefix}payment frame`,
    run: async (site) => {
      const { text } = await frameOf(site, host);
      need(/<script[^>]+src="\/assets\//.test(text), "is not the frame's page");
      return "opens";
    },
  },
  {
    name: `${prefix}payment frame's headers`,
    run: async (site) => {
      const seen = await frameOf(site, host);
      const ancestors = /frame-ancestors ([^;]*)/.exec(needSafeHeaders(seen))?.[1]?.trim();
      need(ancestors === site.origin, `frame-ancestors is "${ancestors}", not the site alone`);
      need(seen.headers.get("x-frame-options") === null, "x-frame-options keeps the site from framing it");
      return `frame-ancestors ${ancestors}`;
    },
  },
  {
    name: `${prefix}payment host answers payments alone`,
    run: async (site) => {
      const { origin } = (await hostsOf(site))[host];
      needStatus(await post(`${origin}/api/locations`, { State: "MI" }), 403, 404, 405);
      const refusal = await post(`${origin}/api/payment/order`, { Token: "invented", OrderID: "x" });
      return needRefusal(refusal, 400, 401);
    },
  },
];

export const paymentChecks: readonly Check[] = [
  {
    name: "site's settings",
    run: async (site) => {
      const { own, backup } = await hostsOf(site);
      const origins = [site.origin, ...[own, backup].map(({ origin }) => new URL(origin).origin)];
      need(new Set(origins).size === 3, "the site, the payment frame and its backup share an origin");
      return `${own.environment}, payments at ${own.origin}, backup at ${backup.origin}`;
    },
  },
  ...checksOf("own"),
  ...checksOf("backup", "backup "),
];
