import { ask, type Check, need, needHeader, needStatus, type Site, type SiteResponse, Wrong } from "./check.ts";

const landing = async ({ origin }: Site): Promise<SiteResponse> => {
  const seen = await ask(`${origin}/`);
  needStatus(seen, 200);
  return seen;
};

export function needSafeHeaders(seen: SiteResponse): string {
  const policy = needHeader(seen, "content-security-policy", /default-src 'none'/);
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
  need(scripts.trim() === "'self'", `scripts are allowed from "${scripts}"`);
  const transport = needHeader(seen, "strict-transport-security", /max-age=\d+/);
  const seconds = Number(/max-age=(\d+)/.exec(transport)?.[1]);
  need(seconds >= 31_536_000, `strict-transport-security is for ${seconds} seconds, less than a year`);
  needHeader(seen, "x-content-type-options", /^nosniff$/);
  needHeader(seen, "referrer-policy", /^no-referrer$/);
  needHeader(seen, "permissions-policy", /microphone=\(\)/);
  return policy;
}

function needPage(seen: SiteResponse): void {
  needStatus(seen, 200);
  needHeader(seen, "content-type", /^text\/html/);
  need(seen.text.includes('id="root"'), "is not the site's page");
}

const needFresh = (seen: SiteResponse) => needHeader(seen, "cache-control", /no-cache|no-store|max-age=0/);

function assetsOf({ text }: SiteResponse): string[] {
  return [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => (path ? [path] : []));
}

async function checkAssets(site: Site): Promise<string> {
  const paths = assetsOf(await landing(site));
  need(paths.length > 0, "the page loads nothing from /assets");
  for (const path of paths) {
    const seen = await ask(`${site.origin}${path}`);
    try {
      needStatus(seen, 200);
      needHeader(seen, "content-type", path.endsWith(".css") ? /css/ : /javascript|font|svg/);
      needHeader(seen, "cache-control", /immutable/);
      needHeader(seen, "x-content-type-options", /^nosniff$/);
    } catch (error) {
      throw error instanceof Wrong ? new Wrong(`${path} ${error.message}`) : error;
    }
  }
  return `${paths.length} files`;
}

export const pageChecks: readonly Check[] = [
  {
    name: "landing page",
    run: async (site) => {
      const seen = await landing(site);
      needPage(seen);
      return `${seen.text.length} characters`;
    },
  },
  { name: "page is never stale", run: async (site) => `cache-control: ${needFresh(await landing(site))}` },
  {
    name: "page's security headers",
    run: async (site) => {
      const seen = await landing(site);
      const policy = needSafeHeaders(seen);
      need(policy.includes("frame-ancestors 'none'"), "other pages may frame it");
      needHeader(seen, "x-frame-options", /^DENY$/i);
      return "policy, transport, types, referrer, permissions, frames";
    },
  },
  { name: "page's own files", run: checkAssets },
  {
    name: "missing file is no page",
    run: async ({ origin }) => {
      const seen = await ask(`${origin}/assets/there-is-no-such-file.js`);
      needStatus(seen, 403, 404);
      return String(seen.status);
    },
  },
  {
    name: "screen's own address",
    run: async ({ origin }) => {
      const seen = await ask(`${origin}/Login`);
      needPage(seen);
      needFresh(seen);
      return "/Login shows the page";
    },
  },
  {
    name: "plain http leads to https",
    run: async ({ origin }) => {
      if (!origin.startsWith("https:")) return undefined;
      const seen = await ask(`${origin.replace("https:", "http:")}/`);
      needStatus(seen, 301, 308);
      return needHeader(seen, "location", /^https:/);
    },
  },
];
