import type { Browser } from "playwright-core";
import { inject } from "vitest";
import { openPerson, ownAddress, startBrowser, type Visitor } from "#e2e/support/person.ts";
import { signIn } from "#e2e/support/signIn.ts";
import type { TestAccount } from "#lambdas/testing/builders/people.ts";

export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await startBrowser(inject("chromium"));
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

async function signInAs(browser: Browser, { email, password }: TestAccount): Promise<Visitor> {
  const visitor = await openPerson(browser, { baseURL: inject("siteOrigin"), ...ownAddress() });
  // The proof does not measure speed.
  visitor.page.setDefaultTimeout(60_000);
  await signIn(visitor.page, { Email: email, Password: password });
  await visitor.page.waitForURL((url) => url.pathname !== "/Login", { waitUntil: "commit" });
  return visitor;
}

let last: Promise<unknown> = Promise.resolve();

/** Not at once: many first sign-ins outlast the functions' time on a busy machine. */
export function signedIn(browser: Browser, who: TestAccount): Promise<Visitor> {
  const visitor = last.then(() => signInAs(browser, who));
  last = visitor.catch(() => undefined);
  return visitor;
}
