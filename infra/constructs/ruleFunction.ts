import { Duration } from "aws-cdk-lib";
import { Rule, type RuleProps, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { type IQueue, Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import type { ScheduledEvent, ServiceEvent } from "#shared/contract/call.ts";
import { CallFunction, type CallFunctionProps } from "./CallFunction.ts";
import { finishedRun } from "./finishedRun.ts";

/** For functions that rules start; an operator looks. */
export const failedRuns = (scope: Construct): IQueue =>
  new Queue(scope, "FailedRuns", {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });

const maySendTo = (queue: IQueue) => new PolicyStatement({ actions: ["sqs:SendMessage"], resources: [queue.queueArn] });

interface RuleFunctionProps extends Pick<CallFunctionProps, "services" | "dist"> {
  /** Its clock, or its events, with its needs. */
  readonly event: ScheduledEvent | ServiceEvent;
  readonly deadLetterQueue: IQueue;
  readonly logMetrics: NonNullable<CallFunctionProps["logMetrics"]>;
}

const maxEventAge = Duration.hours(6);

function ruleOf(event: ScheduledEvent | ServiceEvent): Pick<RuleProps, "schedule" | "eventPattern"> {
  if ("schedule" in event) return { schedule: Schedule.expression(event.schedule) };
  return { eventPattern: { source: [event.source], detailType: [...event.detailTypes] } };
}

/** Tried twice more, then the queue has it. Successful runs by the clock are counted. */
export function ruleFunction(scope: Construct, name: string, props: RuleFunctionProps): IFunction {
  const { event, deadLetterQueue, logMetrics, ...common } = props;
  const call = new CallFunction(scope, name, {
    ...common,
    logMetrics: ["schedule" in event ? finishedRun(name) : [], logMetrics].flat(),
    needs: event.uses,
    timeout: Duration.seconds(event.seconds),
    statements: [maySendTo(deadLetterQueue)],
    deadLetterQueue,
  });
  call.function.configureAsyncInvoke({ retryAttempts: 2, maxEventAge });
  new Rule(call, "Rule", {
    description: name,
    ...ruleOf(event),
    targets: [new LambdaFunction(call.function, { deadLetterQueue, maxEventAge })],
  });
  return call.function;
}
