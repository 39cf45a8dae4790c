import { Duration } from "aws-cdk-lib";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { type Queue as DeclaredQueue, type QueueKind, queues } from "#shared/contract/queues.ts";

export interface WorkQueue {
  readonly kind: QueueKind;
  readonly declared: DeclaredQueue;
  readonly queue: Queue;
  readonly deadLetters: Queue;
}

const tries = 5;
/** SQS's longest. */
const retentionPeriod = Duration.days(14);
const common = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod };

/** Messages hold keys of rows alone. */
export const workQueues = (scope: Construct): WorkQueue[] =>
  Object.entries(queues).map(([name, declared]) => {
    const deadLetters = new Queue(scope, `${name}-dead`, common);
    const queue = new Queue(scope, `${name}-queue`, {
      ...common,
      // AWS asks for six times the worker's timeout: a batch may be throttled before it is worked.
      visibilityTimeout: Duration.seconds(6 * declared.seconds),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: tries },
    });
    return { kind: name as QueueKind, declared, queue, deadLetters };
  });
