import { randomUUID } from "node:crypto";
import { StartError } from "#scripts/local/common/StartError.ts";
import { type Assembly, ofType, type Resource } from "#scripts/local/template/assembly.ts";
import type { Resolve } from "#scripts/local/template/createResolver.ts";
import { keyOf, localAccount, localRegion } from "#scripts/local/template/localNames.ts";
import { FunctionFailed, FunctionTimedOut } from "./FunctionInstance.ts";
import type { Functions } from "./startFunctions.ts";

export interface Schedules {
  readonly names: readonly string[];
  run(name: string, planned: Date): Promise<"done" | "failed" | "unknown">;
  stop(): void;
}

interface Rule {
  readonly ScheduleExpression?: string;
  readonly State?: string;
  readonly Targets: readonly { readonly Arn: unknown }[];
}

const day = 24 * 60 * 60_000;

const aMinute = 60_000;

/** Milliseconds until a minute of some hour, each `step` minutes from it on. */
function untilMinute(now: Date, minute: number, step: number): number {
  const first = new Date(now).setUTCMinutes(minute, 0, 0);
  const passed = Math.floor((now.getTime() - first) / (step * aMinute)) + 1;
  return first + passed * step * aMinute - now.getTime();
}

/**
 * Milliseconds until the next time: daily "cron(30 14 * * ? *)", hourly "cron(30 * * * ? *)" or every so many
 * minutes "cron(0/10 * * * ? *)".
 */
export function untilNext(expression: string, now: Date): number {
  const [, minute, step, hour] = /^cron\((\d{1,2})(?:\/([1-9]\d?))? (\d{1,2}|\*) \* \* \? \*\)$/.exec(expression) ?? [];
  const isKnown = minute !== undefined && hour !== undefined && (step === undefined || hour === "*");
  // Other steps begin again with each hour.
  if (!isKnown || 60 % Number(step ?? 60) !== 0)
    throw new StartError(
      `The local stack does not understand the schedule ${expression}.`,
      "It knows a time of every day or hour, cron(minute hour * * ? *), and steps of minutes that divide an hour, cron(0/10 * * * ? *): teach scripts/local/functions/startSchedules.ts more.",
    );
  if (hour === "*") return untilMinute(now, Number(minute), Number(step ?? 60));
  const today = new Date(now).setUTCHours(Number(hour), Number(minute), 0, 0);
  return today > now.getTime() ? today - now.getTime() : today + day - now.getTime();
}

/** CDK appends "Schedule" and eight characters of a digest. */
const nameOf = ({ id }: Resource) => id.replace(/Schedule[0-9A-F]{8}$/, "");

const tickOf = (rule: Resource, planned: Date) => ({
  version: "0",
  id: randomUUID(),
  "detail-type": "Scheduled Event",
  source: "aws.events",
  account: localAccount,
  time: planned.toISOString().replace(/\.\d{3}Z$/, "Z"),
  region: localRegion,
  resources: [`arn:aws:events:${localRegion}:${localAccount}:rule/${keyOf(rule)}`],
  detail: {},
});

export function startSchedules(assembly: Assembly, resolve: Resolve, functions: Functions): Schedules {
  const timers = new Map<string, NodeJS.Timeout>();
  const rules = new Map(ofType(assembly, "AWS::Events::Rule").map((rule) => [nameOf(rule), rule]));

  const run: Schedules["run"] = async (name, planned) => {
    const rule = rules.get(name);
    if (!rule) return "unknown";
    const { Targets } = rule.properties as unknown as Rule;
    try {
      for (const { Arn } of Targets) await functions.invoke(String(resolve(rule.stack, Arn)), tickOf(rule, planned));
      return "done";
    } catch (error) {
      // The functions' log has its own message.
      if (error instanceof FunctionFailed || error instanceof FunctionTimedOut) return "failed";
      throw error;
    }
  };

  const plan = (name: string, expression: string) => {
    const milliseconds = untilNext(expression, new Date());
    const planned = new Date(Date.now() + milliseconds);
    const start = async () => {
      plan(name, expression);
      if ((await run(name, planned)) === "failed") console.error(`The schedule ${name} failed.`);
    };
    const timer = setTimeout(() => {
      start().catch((error: unknown) => console.error(`The schedule ${name}`, error));
    }, milliseconds);
    timers.set(name, timer);
  };

  for (const [name, rule] of rules) {
    const { ScheduleExpression, State = "ENABLED" } = rule.properties as unknown as Rule;
    if (!ScheduleExpression)
      throw new StartError(
        `The local stack does not know what starts the rule ${keyOf(rule)}.`,
        "It knows rules with a ScheduleExpression: teach scripts/local/functions/startSchedules.ts more.",
      );
    if (State === "ENABLED") plan(name, ScheduleExpression);
  }
  return {
    names: [...rules.keys()],
    run,
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
