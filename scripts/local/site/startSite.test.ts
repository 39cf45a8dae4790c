import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Running } from "#scripts/local/common/serve.ts";
import { startSite } from "./startSite.ts";

let site: Running;
let ran: string[];

beforeAll(async () => {
  const rules = {
    names: ["daily"],
    run: async (name: string) => {
      ran.push(name);
      return "done" as const;
    },
    stop: () => undefined,
  };
  const message = { kind: "mail", to: "a@b.example", subject: "A code", text: "123456", at: "2026-01-02" };
  const inbox = { messages: [message], add: () => undefined } as never;
  site = await startSite(0, () => ({ body: "the site" }), { inbox, rules } as never);
});

beforeEach(() => {
  ran = [];
});

afterAll(() => site.stop());

/** With any Host, unlike fetch. */
const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request(site.url + path, { method, headers, agent: false }, async (answer) => {
      const body = (await answer.toArray()).join("");
      resolve({ status: answer.statusCode ?? 0, body });
    });
    sent.on("error", reject).end();
  });

const pages = ["/_local/inbox", "/_local/inbox.json"];
const daily = "/_local/schedules/daily";

test("a name that was made to point here reads no mail and runs no schedule", async () => {
  for (const host of ["evil.example", `evil.example:${site.port}`, "localhost.evil.example", "127.0.0.1.evil"])
    for (const path of pages) {
      const { status, body } = await ask("GET", path, { host });
      expect([status, body.includes("123456")], `${host}${path}`).toEqual([403, false]);
    }
  expect((await ask("POST", daily, { host: "evil.example" })).status).toBe(403);
  expect(ran).toEqual([]);
});

test("a developer reads mails and runs schedules as localhost and as 127.0.0.1", async () => {
  for (const host of [`localhost:${site.port}`, `127.0.0.1:${site.port}`]) {
    for (const path of pages) expect((await ask("GET", path, { host })).body).toContain("123456");
    expect((await ask("POST", daily, { host })).status).toBe(200);
  }
  expect(ran).toEqual(["daily", "daily"]);
});

test("another site's page cannot run a schedule through the developer's browser", async () => {
  const others = [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }, { origin: "null" }];
  for (const headers of others) expect((await ask("POST", daily, headers)).status).toBe(403);
  expect(ran).toEqual([]);
  // The payments page is on another port of the same host.
  const own = [{ "sec-fetch-site": "same-site", origin: "null" }, { origin: "http://localhost:8083" }];
  for (const headers of own) expect((await ask("POST", daily, headers)).status).toBe(200);
});

test("another site may link to the inbox, and cannot frame or embed it", async () => {
  const from = (dest: string) =>
    ask("GET", "/_local/inbox", { "sec-fetch-site": "cross-site", "sec-fetch-dest": dest });
  expect((await from("document")).status).toBe(200);
  for (const dest of ["iframe", "script", "empty"]) expect((await from(dest)).status).toBe(403);
});

test("the site itself is there under any name", async () => {
  expect((await ask("GET", "/Homepage", { host: "laptop.local" })).body).toBe("the site");
});
