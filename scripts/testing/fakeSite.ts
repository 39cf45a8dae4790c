import { dataPolicy, paymentPolicy, sitePolicy } from "#infra/constructs/edge/contentSecurityPolicy.ts";
import {
  json,
  type Respond,
  type Running,
  type ServedAnswer,
  type ServedRequest,
  serve,
} from "#scripts/local/common/serve.ts";

export type SiteFault = (received: ServedRequest, answer: ServedAnswer) => ServedAnswer | undefined;

const common = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "permissions-policy": "geolocation=(), microphone=()",
};

const html = (policy: string, more: Record<string, string>): ServedAnswer => ({
  headers: {
    ...common,
    ...more,
    "content-security-policy": policy,
    "content-type": "text/html",
    "cache-control": "no-cache",
  },
  body: '<script type="module" src="/assets/a.js"></script><link href="/assets/a.css"><div id="root"></div>',
});

const file = (type: string): ServedAnswer => ({
  headers: { ...common, "content-type": type, "cache-control": "max-age=31536000, immutable" },
  body: "x",
});

const absent: ServedAnswer = { status: 403, headers: common, body: "There is no such file." };

const call = (status: number, body: unknown = { Message: "No.", Code: "NOT_ALLOWED", RequestId: "1" }): ServedAnswer =>
  json(body, status, { ...common, "content-security-policy": dataPolicy, "cache-control": "no-store" });

function locations({ headers, body }: ServedRequest): ServedAnswer {
  if (headers["content-type"] !== "application/json") return call(415);
  if (!body.toString().endsWith("}") || body.includes("everything")) return call(400);
  return call(200, { data: { locations: [{ city: "Detroit", state: "MI" }] } });
}

function apiAnswer(received: ServedRequest): ServedAnswer {
  switch (`${received.method} ${received.url.pathname}`) {
    case "GET /api/health":
      return call(200, { Message: "Well" });
    case "POST /api/locations":
      return locations(received);
    case "POST /api/household/all":
    case "POST /api/users/list":
      return call(401, { message: "Unauthorized" });
    case "POST /api/payment/webhook":
      return call(400);
    default:
      return call(404);
  }
}

const siteAnswer =
  (payOrigin: string, backupPayOrigin: string): Respond =>
  (received) => {
    const { method, url } = received;
    if (url.pathname.startsWith("/api/")) return apiAnswer(received);
    if (method !== "GET") return absent;
    if (url.pathname === "/config.json") return json({ stage: "dev", payOrigin, backupPayOrigin });
    if (url.pathname === "/assets/a.js") return file("text/javascript");
    if (url.pathname === "/assets/a.css") return file("text/css");
    if (url.pathname.includes(".")) return absent;
    const paymentFrames = `${payOrigin} ${backupPayOrigin}`;
    const policy = sitePolicy({ photos: "https://photos.example", exports: "https://exports.example", paymentFrames });
    return html(policy, { "x-frame-options": "DENY" });
  };

const payAnswer =
  (siteOrigin: () => string): Respond =>
  ({ method, url }) => {
    if (url.pathname === "/api/payment/order") return call(400);
    return method === "GET" ? html(paymentPolicy(siteOrigin()), {}) : absent;
  };

export async function startASite(fault: () => SiteFault | undefined) {
  const spoiled =
    (respond: Respond): Respond =>
    async (received) => {
      const answer = await respond(received);
      return fault()?.(received, answer) ?? answer;
    };
  const started: Running[] = [];
  const start = async (name: string, respond: Respond) => {
    const running = await serve({ port: 0, name }, spoiled(respond));
    started.push(running);
    return running.url;
  };
  let origin = "";
  const frame = payAnswer(() => origin);
  const payOrigin = await start("payment frame", frame);
  origin = await start("site", siteAnswer(payOrigin, await start("backup payment frame", frame)));
  const api = await start("API", () => call(403));
  return { origin, api, stop: () => Promise.all(started.map((one) => one.stop())) };
}
