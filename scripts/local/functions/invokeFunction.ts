import { randomUUID } from "node:crypto";
import type { LocalFunction } from "./FunctionInstance.ts";
import type { Instances } from "./Instances.ts";

/** Throws FunctionFailed or FunctionTimedOut. */
export async function invokeFunction(instances: Instances, of: LocalFunction, event: unknown): Promise<unknown> {
  const { name, arn, memory } = of;
  const instance = await instances.take(of);
  try {
    const context = {
      awsRequestId: randomUUID(),
      functionName: name,
      functionVersion: "$LATEST",
      invokedFunctionArn: arn,
      memoryLimitInMB: String(memory),
      logGroupName: `/aws/lambda/${name}`,
      logStreamName: "local",
      callbackWaitsForEmptyEventLoop: true,
    };
    return await instance.run(event, context);
  } finally {
    instances.give(instance);
  }
}
