import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";
import { openScreen, screensOf } from "#e2e/support/screens.ts";
import type { TestAccount } from "#lambdas/testing/builders/people.ts";
import { callCases } from "#lambdas/testing/cases/callCases.ts";
import type { InboxMessage } from "#lambdas/testing/inbox.ts";
import { signedIn, withBrowser } from "#scripts/proof/kit/openBrowser.ts";
import { prove } from "#scripts/proof/kit/prove.ts";
import { send } from "#scripts/proof/kit/send.ts";
import type { Tally } from "#scripts/proof/kit/Tally.ts";
import type { Call } from "#shared/contract/call.ts";
import { builtCalls, type CallName } from "#shared/contract/index.ts";
import { aMarkedWorld, type MarkedWorld } from "./aMarkedWorld.ts";
import { type Canary, heldBy } from "./canaries.ts";

const failures: Readonly<Record<string, (body: object) => unknown>> = {
  "an unknown field": (body) => ({ ...body, Unknown: 1 }),
  "a wrong type": (body) => Object.fromEntries(Object.entries(body).map(([name, value]) => [name, [value]])),
  "a body that is cut off": (body) => JSON.stringify(body).slice(0, -1),
};

type CanaryWorld = MarkedWorld & { readonly all: readonly Canary[] };

function withCanaries(body: object, { all }: CanaryWorld): object {
  const marked = Object.fromEntries(all.map(({ field, value }) => [field, value]));
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === "string" ? (marked[name] ?? value) : value]),
  );
}

async function failEach(name: CallName, declaration: Call, marked: CanaryWorld, tally: Tally): Promise<void> {
  const { by, body } = callCases[name];
  const sent = withCanaries((await body(marked.world)) as object, marked);
  const answers = [
    await send(declaration, { body: sent, headers: { authorization: "Bearer none" } }),
    await send(declaration, { body: sent, by: by(marked.world), headers: { "content-type": "text/plain" } }),
    await send(declaration, { body: sent, by: by(marked.world), headers: { "idempotency-key": "?" } }),
  ];
  for (const spoil of Object.values(failures))
    answers.push(await send(declaration, { body: spoil(sent), by: by(marked.world) }));
  // The same again: taken, gone, or used.
  answers.push(await send(declaration, { body: sent, by: by(marked.world) }));
  answers.push(await send(declaration, { body: sent, by: by(marked.world) }));
  for (const { status, text } of answers.filter((answer) => answer.status !== 200))
    tally.count(`${name} answered ${status}`, heldBy(text, marked.all));
}

async function countLog(tally: Tally, { all }: CanaryWorld): Promise<void> {
  const log = await readFile(join(inject("dataFolder"), "functions.log"), "utf8");
  for (const line of log.split("\n").filter(Boolean))
    tally.count(`a line of the log: ${line.slice(0, 200)}`, heldBy(line, all));
}

/** A payment's mail names the person by the first name alone. */
const named = ["First"];

async function countMessages(tally: Tally, { world, ofFamily, ofAccount }: CanaryWorld): Promise<void> {
  const answer = await fetch(`${inject("siteOrigin")}/_local/inbox.json`);
  for (const { to, kind, subject, text, html = "" } of (await answer.json()) as InboxMessage[]) {
    const isOwn = to === world.owner.email || ofAccount.some(({ value }) => value === to);
    const shown = heldBy(
      `${subject} ${text} ${html}`,
      isOwn ? ofFamily.filter(({ field }) => !named.includes(field)) : [...ofFamily, ...ofAccount],
    );
    tally.count(`a ${kind}: ${subject}`, shown);
  }
}

async function keptBy(context: BrowserContext, page: Page): Promise<string> {
  const cookies = await context.cookies();
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, caches, window.name, history.state]);
  });
  return JSON.stringify(cookies) + stored;
}

async function lookAround(browser: Browser, who: TestAccount, marked: CanaryWorld, tally: Tally): Promise<void> {
  const { context, page } = await signedIn(browser, who);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  for (const path of screensOf(who.role)) {
    await openScreen(page, path);
    addresses.push(page.url());
  }
  for (const address of addresses)
    tally.count(`an address: ${address.slice(0, 120)}`, heldBy(decodeURIComponent(address), marked.all));
  // The session user alone is kept.
  const forbidden = who === marked.world.owner ? marked.ofFamily : marked.all.filter(({ field }) => field !== "City");
  tally.count(`the browser of ${who.role}`, heldBy(await keptBy(context, page), forbidden));
  await context.close();
}

const ending: readonly CallName[] = ["deleteMember", "deleteHousehold", "resetPassword", "restrictAccount"];
const inOrder = builtCalls.toSorted(([one], [other]) => ending.indexOf(one) - ending.indexOf(other));

prove(
  "a personal fact is in no log, no error, no address, no browser storage and no stranger's mail",
  async (tally) => {
    const made = await aMarkedWorld();
    const marked = { ...made, all: [...made.ofAccount, ...made.ofFamily] };
    const { owner, moderator, masterModerator, admin, masterAdmin, engineer } = marked.world;
    await withBrowser(async (browser) => {
      const everyone = [owner, moderator, masterModerator, admin, masterAdmin, engineer];
      await Promise.all(everyone.map((who) => lookAround(browser, who, marked, tally)));
    });
    tally.add("canaries", marked.all.length);
    for (const [name, declaration] of inOrder) await failEach(name, declaration, marked, tally);
    await countLog(tally, marked);
    await countMessages(tally, marked);
  },
);
