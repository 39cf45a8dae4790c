import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import type { ServedRequest } from "#scripts/local/common/serve.ts";
import { runSchedule } from "#scripts/local/site/schedulePage.ts";
import type { Assembly, Resource } from "#scripts/local/template/assembly.ts";
import { FunctionFailed } from "./FunctionInstance.ts";
import { type EventBus, startRules, untilNext } from "./startRules.ts";

const rule = (id: string, properties: object): Resource => ({
  stack: "Api",
  id,
  type: "AWS::Events::Rule",
  properties: { ...properties },
});

const daily = { ScheduleExpression: "cron(0 14 * * ? *)", Targets: [{ Arn: "arn:daily" }] };

const bus: EventBus = new EventEmitter();
let fails = false;
const invoked: { arn: string; event: unknown }[] = [];

function start(...resources: Resource[]) {
  invoked.length = 0;
  const assembly: Assembly = { templates: new Map(), assets: new Map(), resources };
  const functions = {
    invoke: async (arn: string, event: unknown) => {
      invoked.push({ arn, event });
      if (fails) throw new FunctionFailed("broken");
    },
    stop: async () => undefined,
  };
  return startRules(assembly, (_, value) => value, functions, bus);
}

afterEach(() => {
  fails = false;
  vi.useRealTimers();
});

test.each([
  ["2026-11-21T13:59:00Z", 60_000],
  ["2026-11-21T14:00:00Z", 24 * 3_600_000],
  ["2026-11-21T15:00:00Z", 23 * 3_600_000],
])("from %s a run at 14:00 comes in %i ms", (now, milliseconds) => {
  expect(untilNext("cron(0 14 * * ? *)", new Date(now))).toBe(milliseconds);
});

test.each([
  ["2026-11-21T13:59:00Z", 16 * 60_000],
  ["2026-11-21T14:14:59Z", 1_000],
  ["2026-11-21T14:15:00Z", 3_600_000],
])("from %s a run at a quarter past every hour comes in %i ms", (now, milliseconds) => {
  expect(untilNext("cron(15 * * * ? *)", new Date(now))).toBe(milliseconds);
});

test.each([
  ["2026-11-21T13:59:00Z", 60_000],
  ["2026-11-21T14:00:00Z", 10 * 60_000],
  ["2026-11-21T14:07:30Z", 150_000],
])("from %s a run of every ten minutes comes in %i ms", (now, milliseconds) => {
  expect(untilNext("cron(0/10 * * * ? *)", new Date(now))).toBe(milliseconds);
});

test.each(["cron(0/7 * * * ? *)", "cron(0/10 14 * * ? *)"])("%s is refused, not guessed", (expression) => {
  expect(() => untilNext(expression, new Date())).toThrow("does not understand the schedule");
});

test("a rule starts its function at its time, every day", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T13:00:00Z") });
  const rules = start(rule("dailyRule0A1B2C3D", daily));
  await vi.advanceTimersByTimeAsync(2 * 24 * 3_600_000);
  rules.stop();
  expect(invoked.map(({ arn }) => arn)).toEqual(["arn:daily", "arn:daily"]);
  expect(invoked.map(({ event }) => event)).toMatchObject([
    { source: "aws.events", time: "2026-11-21T14:00:00Z" },
    { source: "aws.events", time: "2026-11-22T14:00:00Z" },
  ]);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(invoked).toHaveLength(2);
});

test("a rule that is disabled starts nothing by itself", async () => {
  vi.useFakeTimers();
  const rules = start(rule("dailyRule0A1B2C3D", { ...daily, State: "DISABLED" }));
  await vi.advanceTimersByTimeAsync(2 * 24 * 3_600_000);
  rules.stop();
  expect(invoked).toEqual([]);
});

test("a rule takes the events that it waits for, and no other", async () => {
  const EventPattern = { source: ["aws.ses"], "detail-type": ["Email Bounced"] };
  const rules = start(rule("bouncesRule0A1B2C3D", { EventPattern, Targets: [{ Arn: "arn:bounces" }] }));
  const event = { source: "aws.ses", "detail-type": "Email Bounced", detail: { mail: {} } };
  bus.emit("event", event);
  bus.emit("event", { ...event, "detail-type": "Email Sent" });
  bus.emit("event", { ...event, source: "aws.sns" });
  rules.stop();
  bus.emit("event", event);
  expect(invoked).toEqual([{ arn: "arn:bounces", event: expect.objectContaining(event) }]);
  expect(rules.names).toEqual([]);
});

test.each([
  { ...daily, ScheduleExpression: "cron(0 14 ? * MON *)" },
  { ...daily, ScheduleExpression: "rate(5 minutes)" },
  { Targets: [] },
  { Targets: [], EventPattern: { source: ["aws.ses"] } },
  { Targets: [], EventPattern: { source: ["aws.ses"], "detail-type": [{ prefix: "Email" }] } },
  { Targets: [], EventPattern: { source: ["aws.ses"], "detail-type": ["Email Sent"], detail: {} } },
])("a rule that is not understood stops the start: %j", (properties) => {
  expect(() => start(rule("odd", properties))).toThrow(/does not (understand|know)/);
});

const asked = (method: string, path: string, body = "", headers = {}): ServedRequest => ({
  method,
  target: path,
  headers,
  address: "127.0.0.1",
  url: new URL(path, "http://localhost"),
  body: Buffer.from(body),
});

test("a POST runs a schedule at once, for today or for the day that it says", async () => {
  const rules = start(rule("dailyRule0A1B2C3D", daily));
  const path = "/_local/schedules/daily";
  const answers = [
    await runSchedule(rules, asked("POST", path)),
    await runSchedule(rules, asked("POST", path, "at=2031-02-03", { accept: "text/html" })),
  ];
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200]);
  expect(answers[1]?.body).toContain("It is done.");
  expect(invoked[1]?.event).toMatchObject({ time: "2031-02-03T12:00:00Z" });
  fails = true;
  expect((await runSchedule(rules, asked("POST", path)))?.status).toBe(500);
  const wrong = [asked("POST", `${path}x`), asked("GET", path)];
  for (const one of wrong) expect((await runSchedule(rules, one))?.status).toBe(404);
  expect((await runSchedule(rules, asked("POST", path, "at=someday")))?.status).toBe(400);
  expect(await runSchedule(rules, asked("GET", "/Homepage"))).toBeUndefined();
  rules.stop();
});
