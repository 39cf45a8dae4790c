import type { Page, Route } from "playwright-core";
import { type ErrorCode, errorStatuses } from "#shared/errors.ts";

/** Until the returned function is called. */
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

/** By milliseconds. */
export const slowly = (page: Page, addresses: string, delay: number) =>
  page.route(addresses, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });

export const refusal = (Code: ErrorCode, Message: string, RequestId = "r") => ({
  status: errorStatuses[Code],
  json: { Message, Code, RequestId },
});

/** Until `allow`. */
export const refuse = (page: Page, path: string, code: ErrorCode, message: string, requestId?: string) =>
  page.route(`**/api/${path}`, (route) => route.fulfill(refusal(code, message, requestId)));

/** To searches for departments; the last has no next. Returns the number answered so far. */
export async function answerEmptyPages(page: Page, count: number): Promise<() => number> {
  let answered = 0;
  await page.route("**/api/departments/list", async (route) => {
    const { Search } = route.request().postDataJSON() as { Search?: string };
    if (!Search) return route.continue();
    answered += 1;
    const next = answered < count ? { NextCursor: String(answered) } : {};
    return route.fulfill({ json: { Departments: [], ...next } });
  });
  return () => answered;
}

export const allow = (page: Page, path: string) => page.unroute(`**/api/${path}`);

/** The request is carried out. */
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

/** From now on, without "/api". */
export function recordCalls(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const [, path] = /^\/api(\/.*)$/.exec(new URL(request.url()).pathname) ?? [];
    if (path) paths.push(path);
  });
  return paths;
}
