import { ask, type Check, need, needRefusal, needStatus, post, type Site } from "./check.ts";
import { needSafeHeaders } from "./pageChecks.ts";

interface Settings {
  readonly stage?: unknown;
  readonly payOrigin?: unknown;
}

async function settingsOf({ origin }: Site): Promise<{ stage: string; payOrigin: string }> {
  const seen = await ask(`${origin}/config.json`);
  needStatus(seen, 200);
  const { stage, payOrigin } = (seen.json ?? {}) as Settings;
  need(typeof stage === "string" && typeof payOrigin === "string", "/config.json names no payment frame");
  return { stage, payOrigin };
}

async function frameOf(site: Site) {
  const { stage, payOrigin } = await settingsOf(site);
  const seen = await ask(`${payOrigin}/${stage}/${"x".repeat(43)}/new-monthly`);
  needStatus(seen, 200);
  return seen;
}

export const paymentChecks: readonly Check[] = [
  {
    name: "site's settings",
    run: async (site) => {
      const { stage, payOrigin } = await settingsOf(site);
      need(new URL(payOrigin).origin !== site.origin, "the payment frame has the site's own origin");
      return `${stage}, payments at ${payOrigin}`;
    },
  },
  {
    name: "payment frame",
    run: async (site) => {
      const { text } = await frameOf(site);
      need(/<script[^>]+src="\/assets\//.test(text), "is not the frame's page");
      return "opens";
    },
  },
  {
    name: "payment frame's headers",
    run: async (site) => {
      const seen = await frameOf(site);
      const ancestors = /frame-ancestors ([^;]*)/.exec(needSafeHeaders(seen))?.[1]?.trim();
      need(ancestors === site.origin, `frame-ancestors is "${ancestors}", not the site alone`);
      need(seen.headers.get("x-frame-options") === null, "x-frame-options keeps the site from framing it");
      return `frame-ancestors ${ancestors}`;
    },
  },
  {
    name: "payment host answers payments alone",
    run: async (site) => {
      const { payOrigin } = await settingsOf(site);
      needStatus(await post(`${payOrigin}/api/locations`, { State: "MI" }), 403, 404, 405);
      const refusal = await post(`${payOrigin}/api/payment/order`, { Token: "invented", OrderID: "x" });
      return needRefusal(refusal, 400, 401);
    },
  },
];
