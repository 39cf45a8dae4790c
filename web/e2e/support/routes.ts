import type { Page, Route } from "playwright-core";

/** Holds the requests of a call back until the returned function is called. */
export async function hold(
  page: Page,
  path: string,
  then = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api/${path}`, async (route) => {
    await released;
    await then(route);
  });
  return release;
}

/** An answer with an error's body. */
export const refusal = (status: number, Message: string, RequestId = "r") => ({
  status,
  json: { Message, RequestId },
});

/** Answers a call with an error until `allow`. */
export const refuse = (page: Page, path: string, status: number, Message: string, RequestId?: string) =>
  page.route(`**/api/${path}`, (route) => route.fulfill(refusal(status, Message, RequestId)));

export const allow = (page: Page, path: string) => page.unroute(`**/api/${path}`);

/** The next request of a call is carried out, and its answer is lost on the way. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api/${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

/** Collects the paths of the calls that a page makes from now on, without "/api". */
export function recordCalls(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const [, path] = /^\/api(\/.*)$/.exec(new URL(request.url()).pathname) ?? [];
    if (path) paths.push(path);
  });
  return paths;
}
