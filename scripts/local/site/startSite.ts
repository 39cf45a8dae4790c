import { developersOnly } from "#scripts/local/common/developersOnly.ts";
import { json, type Respond, type Running, serve } from "#scripts/local/common/serve.ts";
import type { Rules } from "#scripts/local/functions/startRules.ts";
import { type Inbox, messagesTo } from "#scripts/local/standIns/openInbox.ts";
import { largestPayload, tooLarge } from "./createApi.ts";
import { inboxPage } from "./inboxPage.ts";
import { runSchedule } from "./schedulePage.ts";

interface Beside {
  readonly inbox: Inbox;
  readonly rules: Rules;
}

const developerPages = ({ inbox, rules }: Beside): Respond =>
  developersOnly(async (received) => {
    const { pathname, searchParams } = received.url;
    if (pathname === "/_local/inbox") return inboxPage(inbox.messages);
    if (pathname === "/_local/inbox.json")
      return json(messagesTo(inbox, searchParams.get("to")), 200, { "cache-control": "no-store" });
    return (await runSchedule(rules, received)) ?? json({ message: "No such page" }, 404);
  });

export function startSite(port: number, distribution: Respond, beside: Beside): Promise<Running> {
  const options = { port, name: "site", largest: largestPayload, tooLarge };
  const pages = developerPages(beside);
  return serve(options, (received) => (received.url.pathname.startsWith("/_local/") ? pages : distribution)(received));
}

export const startPaymentFrame = (port: number, distribution: Respond): Promise<Running> =>
  serve({ port, name: "payment frame", largest: largestPayload, tooLarge }, distribution);
