import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { watchInputs } from "./drawing/layoutShift.ts";

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Script errors, refused resources, requests to other hosts. */
  readonly problems: string[];
}

export type NewPerson = (options?: BrowserContextOptions) => Promise<Visitor>;

export const desk = { width: 1280, height: 900 };
export const tablet = { width: 768, height: 1024 };
export const phone = { width: 360, height: 740 };
export const onPhone = { viewport: phone, hasTouch: true, isMobile: true } as const;

const byte = () => Math.floor(Math.random() * 256);

/** No limit by address is met. */
export const ownAddress = () => ({
  extraHTTPHeaders: { "x-local-viewer": `10.${byte()}.${byte()}.${byte()}` },
});

// Without a graphics card a map takes more of the machine than the rest of a page.
const drawingMaps = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
const withoutMaps = ["--disable-gpu", "--disable-3d-apis"];

// Replaces Playwright's own list. The last two are lists below the address bar: a page for both would take a second of
// a core in each window.
const withoutParts = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/**
 * Sends nothing to its maker.
 * @param drawsMaps without a graphics card; otherwise pages say that maps cannot be shown
 */
export function startBrowser(executablePath: string, drawsMaps = true): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      ...(drawsMaps ? drawingMaps : withoutMaps),
      `--disable-features=${withoutParts}`,
      "--no-sandbox",
      "--disable-gpu-compositing",
      "--disable-gpu-rasterization",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

function watch(page: Page, problems: string[]): void {
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) problems.push(message.text());
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !["localhost", "127.0.0.1"].includes(hostname))
      problems.push(`another host: ${request.url()}`);
  });
}

export async function openPerson(browser: Browser, options: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext({ viewport: desk, ...options });
  context.setDefaultTimeout(20_000);
  await watchInputs(context);
  const problems: string[] = [];
  context.on("page", (page) => watch(page, problems));
  return { context, page: await context.newPage(), problems };
}

/** Waiting routes are dropped. */
export async function closePerson({ context }: Visitor): Promise<void> {
  if (context.isClosed()) return;
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: "ignoreErrors" })));
  await context.close();
}
