import { CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";
import { streams } from "#shared/contract/index.ts";
import { mailWorkers, type Queue, type StreamEvent } from "#shared/contract/queues.ts";
import { CallFunction } from "./constructs/CallFunction.ts";
import { allow, allowKey, type Services } from "./constructs/need.ts";
import { type WorkQueue, workQueues } from "./constructs/workQueues.ts";
import { logMetricsOf } from "./watch/logMetrics.ts";

interface WorkStackProps extends StackProps {
  readonly services: Omit<Services, "queues">;
  readonly dist: string;
}

/** Queues, their workers, and the relay that fills them from the table's stream. */
export class WorkStack extends Stack {
  readonly queues: readonly WorkQueue[];
  readonly functions: ReadonlyMap<string, IFunction>;
  private readonly services: Services;
  private readonly dist: string;

  constructor(scope: Construct, id: string, { services, dist, ...props }: WorkStackProps) {
    super(scope, id, props);
    this.queues = workQueues(this);
    this.tellOperator();
    this.services = { ...services, queues: this.queues };
    this.dist = dist;
    this.functions = new Map([
      ...this.queues.map((queue) => [queue.kind, this.addWorker(queue)] as const),
      ...Object.entries(streams).map(([name, stream]) => [name, this.addRelay(name, stream)] as const),
    ]);
  }

  private tellOperator(): void {
    const urls = (of: "queue" | "deadLetters") =>
      this.toJsonString(Object.fromEntries(this.queues.map((one) => [one.kind, one[of].queueUrl])));
    new CfnOutput(this, "QueueUrls", { value: urls("queue") });
    new CfnOutput(this, "DeadLetterUrls", { value: urls("deadLetters") });
  }

  private addWorker({ kind, declared, queue }: WorkQueue): IFunction {
    const { uses, seconds, batch, concurrency } = declared;
    const worker = new CallFunction(this, kind, {
      services: this.services,
      dist: this.dist,
      needs: uses,
      timeout: Duration.seconds(seconds),
      logMetrics: logMetricsOf(kind, uses),
      statements: [allow(["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"], queue.queueArn)],
    });
    new EventSourceMapping(worker, "Messages", {
      target: worker.function,
      eventSourceArn: queue.queueArn,
      batchSize: batch,
      maxConcurrency: this.concurrencyOf(concurrency),
      reportBatchItemFailures: true,
    });
    return worker.function;
  }

  private concurrencyOf(of: Queue["concurrency"]): number {
    const { config } = this.services;
    if (of === "mailsPerSecond") return mailWorkers(config.mailsPerSecond);
    return typeof of === "number" ? of : config[of];
  }

  /** New outbox rows alone. What it gives up, `resendWork` finds. */
  private addRelay(name: string, { uses, seconds, batch }: StreamEvent): IFunction {
    const { data, config } = this.services;
    const made = streamOf(data.table);
    const stream = config.tableStream ?? made;
    const relay = new CallFunction(this, name, {
      services: this.services,
      dist: this.dist,
      needs: uses,
      timeout: Duration.seconds(seconds),
      logMetrics: logMetricsOf(name, uses),
      statements: [
        allow(["dynamodb:DescribeStream", "dynamodb:GetRecords", "dynamodb:GetShardIterator"], stream),
        // The first stream stays named: an output that another stack uses cannot go.
        ...(stream === made ? [] : [allow(["dynamodb:DescribeStream"], made)]),
        // It names no resource in IAM.
        allow(["dynamodb:ListStreams"], "*"),
        allowKey(data.key, "dynamodb", "kms:Decrypt"),
      ],
    });
    new EventSourceMapping(relay, "Rows", {
      target: relay.function,
      eventSourceArn: stream,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: batch,
      parallelizationFactor: 10,
      bisectBatchOnError: true,
      retryAttempts: 20,
      maxRecordAge: Duration.hours(1),
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual("INSERT"),
          dynamodb: { Keys: { pk: { S: FilterRule.beginsWith("OUTBOX#") } } },
        }),
      ],
    });
    return relay.function;
  }
}

function streamOf({ tableStreamArn }: Table): string {
  if (tableStreamArn === undefined) throw new Error("The table has no stream");
  return tableStreamArn;
}
