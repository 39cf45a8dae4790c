import { developersOnly } from "#scripts/local/common/developersOnly.ts";
import { htmlAnswer } from "#scripts/local/common/html.ts";
import { json, type Running, type ServedAnswer, type ServedRequest, serve } from "#scripts/local/common/serve.ts";
import { finishDue } from "./checkout.ts";
import { control } from "./control.ts";
import { parseForm } from "./form.ts";
import { advancePage } from "./pages/advancePage.ts";
import { hostedPage } from "./pages/hostedPage.ts";
import { portal, receipt } from "./portal.ts";
import { renewDue } from "./renewals.ts";
import { routes } from "./routes.ts";
import type { StripeCall } from "./StripeCall.ts";
import { keyInUse, noSuch, otherParameters, StripeError, wrongKey } from "./StripeError.ts";
import { newStripeId, openState, type StateFile } from "./state.ts";
import { startWebhooks } from "./webhooks.ts";

interface Options {
  readonly port: number;
  /** Undefined keeps the state in memory. */
  readonly file: string | undefined;
  /** The accepted API key, and the key that signs events. */
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** @default none: events are only kept, and a slow payment ends on request only */
  readonly webhookUrl?: string;
  /** @default none: the page has no button for it */
  readonly dailyRunUrl?: string;
}

const patterns = routes.map(([method, path, run]) => ({
  method,
  pattern: new RegExp(`^${path.replace("{id}", "(?<id>[^/]+)")}$`),
  run,
}));

function matched(method: string, path: string) {
  for (const route of patterns) {
    const found = route.method === method ? route.pattern.exec(path) : null;
    if (found) return { run: route.run, id: found.groups?.id ?? "" };
  }
  throw noSuch("route of the local stack", `${method} ${path}`);
}

async function answer(received: ServedRequest, call: Pick<StripeCall, "state" | "emit">): Promise<ServedAnswer> {
  const { method, url, body } = received;
  const { run, id } = matched(method, url.pathname);
  const form = parseForm(method === "POST" ? body.toString() : url.search.slice(1));
  return json(await run({ ...call, form, path: url.pathname, id }));
}

async function firstReply(run: () => Promise<ServedAnswer>): Promise<{ status: number; body: unknown }> {
  try {
    const { status = 200, body } = await run();
    return { status, body: JSON.parse(String(body)) };
  } catch (error) {
    // Stripe replays refused cards; misunderstood requests may be sent again corrected.
    if (!(error instanceof StripeError) || error.status !== 402) throw error;
    return { status: error.status, body: { error: error.error } };
  }
}

const running = new Set<string>();

/** Refuses a key under way. */
async function once(file: StateFile, { headers, target, body }: ServedRequest, run: () => Promise<ServedAnswer>) {
  const key = headers["idempotency-key"];
  if (typeof key !== "string") return run();
  const request = `${target}\n${body}`;
  const earlier = file.value.replies[key];
  if (earlier && earlier.request !== request) throw otherParameters();
  if (earlier) return json(earlier.body, earlier.status, { "idempotent-replayed": "true" });
  if (running.has(key)) throw keyInUse();
  running.add(key);
  try {
    const reply = await firstReply(run);
    file.value.replies[key] = { request, ...reply };
    return json(reply.body, reply.status);
  } finally {
    running.delete(key);
  }
}

/**
 * As far as the product uses it, with signed webhooks. `GET /` has a button for each action of subscriptionActions.ts;
 * `/p/session/{id}` is the customer portal; `GET /local/events` has signed events, newest first, `?about=` those of an
 * id; `POST /local/finish/{session}` ends a slow payment.
 */
export async function startStripe(options: Options): Promise<Running> {
  const { secretKey, webhookSecret, webhookUrl } = options;
  const file = await openState(options.file);
  const hooks = startWebhooks(file, webhookSecret, webhookUrl);
  const { emit } = hooks;
  const respond = developersOnly(async (received) => {
    const { url, headers } = received;
    if (url.pathname === "/") return htmlAnswer(advancePage(file.value, options.dailyRunUrl));
    if (url.pathname.startsWith("/c/pay/")) return hostedPage(file, emit, received);
    if (url.pathname.startsWith("/p/session/")) return portal(file, emit, received);
    if (url.pathname.startsWith("/i/")) return receipt(file, received);
    if (url.pathname.startsWith("/local/")) return control(file, hooks, received);
    try {
      if (headers.authorization !== `Bearer ${secretKey}`) throw wrongKey();
      const reply = await once(file, received, () => answer(received, { state: file.value, emit }));
      if (received.method !== "GET") await file.save();
      return { ...reply, headers: { ...reply.headers, "request-id": newStripeId("req") } };
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return json({ error: error.error }, error.status, { "request-id": newStripeId("req") });
    }
  });
  const server = await serve({ port: options.port, name: "payment page" }, respond);
  file.value.pageUrl = `http://localhost:${server.port}`;
  const timer = setInterval(() => {
    const finished = webhookUrl ? finishDue(file.value, emit) : Promise.resolve();
    finished.then(() => renewDue(file.value, emit)).catch((error: unknown) => console.error("payment stand-in", error));
  }, 500);
  return {
    ...server,
    async stop() {
      clearInterval(timer);
      await server.stop();
      await hooks.stop();
      await file.save();
    },
  };
}
