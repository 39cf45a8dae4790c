import type { Browser, Page } from "playwright-core";
import { openScreen, screensOf } from "#e2e/support/screens.ts";
import type { TestAccount } from "#lambdas/testing/builders/people.ts";
import { aTeam } from "#lambdas/testing/cases/aWorld.ts";
import { signedIn, withBrowser } from "#scripts/proof/kit/openBrowser.ts";
import { prove } from "#scripts/proof/kit/prove.ts";
import { shareOf } from "#scripts/proof/kit/share.ts";
import type { Tally } from "#scripts/proof/kit/Tally.ts";
import { payloads } from "./payloads.ts";
import { withPayloads } from "./withPayloads.ts";

/** A dialog, or a break of the content policy. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on("dialog", async (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  await page.exposeFunction("noteViolation", (what: string) => seen.push(`a violation: ${what}`));
  await page.addInitScript(() => {
    const note = (window as unknown as { noteViolation(what: string): void }).noteViolation;
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      note(`${violatedDirective} ${blockedURI}`),
    );
  });
  return seen;
}

const recordButton = "View Medical Record";

async function openRecords(page: Page, tally: Tally): Promise<void> {
  const buttons = page.getByRole("button", { name: recordButton });
  const count = await buttons.count();
  for (let at = 0; at < count; at += 1) {
    await buttons.nth(at).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    tally.add("opened records");
  }
}

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Also in cards drawn only when scrolled to. */
async function shownOn(page: Page, texts: readonly string[]): Promise<string[]> {
  const all = plain((await page.locator("body").textContent()) ?? "");
  return texts.filter((text) => all.includes(plain(text)));
}

/** Cards are drawn one by one, later on a busy machine. */
async function untilDrawn(page: Page): Promise<void> {
  const drawn = () => page.locator("body").evaluate(({ textContent }) => textContent?.length ?? 0);
  for (let before = -1, now = await drawn(); now !== before; ) {
    before = now;
    await page.waitForTimeout(1_000);
    now = await drawn();
  }
}

async function lookAround(
  browser: Browser,
  who: TestAccount,
  texts: readonly string[],
  tally: Tally,
): Promise<string[]> {
  const { context, page, problems } = await signedIn(browser, who);
  const seen = await watch(page);
  const shown: string[] = [];
  for (const path of screensOf(who.role)) {
    await openScreen(page, path);
    await untilDrawn(page);
    shown.push(...(await shownOn(page, texts)));
    // A city's records are the same for every role.
    if (who.role === "MOD" && path.endsWith("Entries")) await openRecords(page, tally);
    tally.count(`${who.role} ${path}`, [...seen.splice(0), ...problems.splice(0)]);
  }
  await context.close();
  return shown;
}

/** Fewer than a page: each is drawn. */
const perCity = 45;

async function proveCity(browser: Browser, city: string, texts: readonly string[], tally: Tally): Promise<void> {
  const team = await aTeam(city);
  await withPayloads(city, texts, team);
  const people = Object.values(team);
  const shown = new Set((await Promise.all(people.map((who) => lookAround(browser, who, texts, tally)))).flat());
  for (const text of texts) tally.count(text, shown.has(text) ? [] : ["no screen showed it as text"]);
}

prove("a script stored in any free text runs on no screen of staff, and breaks no content policy", async (tally) => {
  const chosen = payloads.slice(0, shareOf(payloads.length));
  tally.add("payloads", chosen.length);
  await withBrowser(async (browser) => {
    for (let at = 0; at < chosen.length; at += perCity)
      await proveCity(browser, `Scripts ${at}`, chosen.slice(at, at + perCity), tally);
  });
});
