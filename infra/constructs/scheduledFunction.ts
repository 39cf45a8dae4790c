import { Duration } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { type IQueue, Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import type { ScheduledEvent } from "#shared/contract/call.ts";
import { CallFunction, type CallFunctionProps } from "./CallFunction.ts";
import { finishedRun } from "./finishedRun.ts";

/** The dead-letter queue of scheduled runs, for an operator. */
export const failedRuns = (scope: Construct): IQueue =>
  new Queue(scope, "FailedRuns", {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });

const maySendTo = (queue: IQueue) => new PolicyStatement({ actions: ["sqs:SendMessage"], resources: [queue.queueArn] });

interface ScheduleProps extends Pick<CallFunctionProps, "services" | "dist"> {
  /** The schedule with its needs. */
  readonly event: ScheduledEvent;
  readonly deadLetterQueue: IQueue;
  readonly logMetrics: NonNullable<CallFunctionProps["logMetrics"]>;
}

const maxEventAge = Duration.hours(6);

/** A failed run is tried twice more, then goes to the queue. Each successful run is counted. */
export function scheduledFunction(scope: Construct, name: string, props: ScheduleProps): IFunction {
  const { event, deadLetterQueue, logMetrics, ...common } = props;
  const call = new CallFunction(scope, name, {
    ...common,
    logMetrics: [finishedRun(name), ...logMetrics],
    needs: event.uses,
    timeout: Duration.seconds(event.seconds),
    statements: [maySendTo(deadLetterQueue)],
    deadLetterQueue,
  });
  call.function.configureAsyncInvoke({ retryAttempts: 2, maxEventAge });
  new Rule(call, "Schedule", {
    description: name,
    schedule: Schedule.expression(event.schedule),
    targets: [new LambdaFunction(call.function, { deadLetterQueue, maxEventAge })],
  });
  return call.function;
}
