import { randomUUID } from "node:crypto";
import type { EventEmitter } from "node:events";
import { StartError } from "#scripts/local/common/StartError.ts";
import { type Assembly, ofType, type Resource } from "#scripts/local/template/assembly.ts";
import type { Resolve } from "#scripts/local/template/createResolver.ts";
import { keyOf, localAccount, localRegion } from "#scripts/local/template/localNames.ts";
import { FunctionFailed, FunctionTimedOut } from "./FunctionInstance.ts";
import type { Functions } from "./startFunctions.ts";

/** Told by a service through EventBridge. */
interface ServiceEvent {
  readonly source: string;
  readonly "detail-type": string;
  readonly detail: object;
}

export type EventBus = EventEmitter<{ event: [ServiceEvent] }>;

export interface Rules {
  /** Started by the clock. */
  readonly names: readonly string[];
  run(name: string, planned: Date): Promise<"done" | "failed" | "unknown">;
  stop(): void;
}

interface Rule {
  readonly ScheduleExpression?: string;
  readonly EventPattern?: Readonly<Record<string, unknown>>;
  readonly State?: string;
  readonly Targets: readonly { readonly Arn: unknown }[];
}

const day = 24 * 60 * 60_000;

const aMinute = 60_000;

/** In milliseconds, of some hour, each `step` minutes. */
function untilMinute(now: Date, minute: number, step: number): number {
  const first = new Date(now).setUTCMinutes(minute, 0, 0);
  const passed = Math.floor((now.getTime() - first) / (step * aMinute)) + 1;
  return first + passed * step * aMinute - now.getTime();
}

/**
 * In milliseconds: daily "cron(30 14 * * ? *)", hourly "cron(30 * * * ? *)", or each ten minutes "cron(0/10 * * * ?
 * *)".
 */
export function untilNext(expression: string, now: Date): number {
  const [, minute, step, hour] = /^cron\((\d{1,2})(?:\/([1-9]\d?))? (\d{1,2}|\*) \* \* \? \*\)$/.exec(expression) ?? [];
  const isKnown = minute !== undefined && hour !== undefined && (step === undefined || hour === "*");
  // Other steps begin again with each hour.
  if (!isKnown || 60 % Number(step ?? 60) !== 0)
    throw new StartError(
      `The local stack does not understand the schedule ${expression}.`,
      "It knows a time of every day or hour, cron(minute hour * * ? *), and steps of minutes that divide an hour, cron(0/10 * * * ? *): teach scripts/local/functions/startRules.ts more.",
    );
  if (hour === "*") return untilMinute(now, Number(minute), Number(step ?? 60));
  const today = new Date(now).setUTCHours(Number(hour), Number(minute), 0, 0);
  return today > now.getTime() ? today - now.getTime() : today + day - now.getTime();
}

/** CDK appends "Rule" and eight characters of a digest. */
const nameOf = ({ id }: Resource) => id.replace(/Rule[0-9A-F]{8}$/, "");

const delivery = (event: ServiceEvent, time: Date, resources: readonly string[] = []) => ({
  version: "0",
  id: randomUUID(),
  account: localAccount,
  time: time.toISOString().replace(/\.\d{3}Z$/, "Z"),
  region: localRegion,
  resources,
  ...event,
});

const tickOf = (rule: Resource, planned: Date) =>
  delivery({ source: "aws.events", "detail-type": "Scheduled Event", detail: {} }, planned, [
    `arn:aws:events:${localRegion}:${localAccount}:rule/${keyOf(rule)}`,
  ]);

const notUnderstood = (rule: Resource) =>
  new StartError(
    `The local stack does not know what starts the rule ${keyOf(rule)}.`,
    "It knows rules with a ScheduleExpression, or an EventPattern of source and detail-type: teach scripts/local/functions/startRules.ts more.",
  );

function matcherOf(rule: Resource, { source, "detail-type": types, ...others }: NonNullable<Rule["EventPattern"]>) {
  const isKnown = (wanted: unknown): wanted is string[] =>
    Array.isArray(wanted) && wanted.every((one) => typeof one === "string");
  if (!isKnown(source) || !isKnown(types) || Object.keys(others).length > 0) throw notUnderstood(rule);
  return (event: ServiceEvent) => source.includes(event.source) && types.includes(event["detail-type"]);
}

export function startRules(assembly: Assembly, resolve: Resolve, functions: Functions, bus: EventBus): Rules {
  const timers = new Map<string, NodeJS.Timeout>();
  const rules = new Map<string, Resource>();

  const start = async (rule: Resource, event: object) => {
    const { Targets } = rule.properties as unknown as Rule;
    try {
      for (const { Arn } of Targets) await functions.invoke(String(resolve(rule.stack, Arn)), event);
      return "done";
    } catch (error) {
      // The functions' log has its own message.
      if (error instanceof FunctionFailed || error instanceof FunctionTimedOut) return "failed";
      throw error;
    }
  };

  const run: Rules["run"] = async (name, planned) => {
    const rule = rules.get(name);
    return rule ? start(rule, tickOf(rule, planned)) : "unknown";
  };

  const plan = (name: string, expression: string) => {
    const milliseconds = untilNext(expression, new Date());
    const planned = new Date(Date.now() + milliseconds);
    const begin = async () => {
      plan(name, expression);
      if ((await run(name, planned)) === "failed") console.error(`The schedule ${name} failed.`);
    };
    const timer = setTimeout(() => {
      begin().catch((error: unknown) => console.error(`The schedule ${name}`, error));
    }, milliseconds);
    timers.set(name, timer);
  };

  const listen = (rule: Resource, pattern: NonNullable<Rule["EventPattern"]>) => {
    const isMeant = matcherOf(rule, pattern);
    bus.on("event", (event) => {
      if (!isMeant(event)) return;
      start(rule, delivery(event, new Date()))
        .then((outcome) => outcome === "failed" && console.error(`The rule ${nameOf(rule)} failed.`))
        .catch((error: unknown) => console.error(`The rule ${nameOf(rule)}`, error));
    });
  };

  for (const rule of ofType(assembly, "AWS::Events::Rule")) {
    const { ScheduleExpression, EventPattern, State = "ENABLED" } = rule.properties as unknown as Rule;
    if (EventPattern) listen(rule, EventPattern);
    else if (!ScheduleExpression) throw notUnderstood(rule);
    else {
      rules.set(nameOf(rule), rule);
      if (State === "ENABLED") plan(nameOf(rule), ScheduleExpression);
    }
  }
  return {
    names: [...rules.keys()],
    run,
    stop: () => {
      bus.removeAllListeners();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
