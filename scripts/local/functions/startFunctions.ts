import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { Assembly, Resource } from "#scripts/local/template/assembly.ts";
import type { Resolve } from "#scripts/local/template/createResolver.ts";
import { keyOf, localRegion } from "#scripts/local/template/localNames.ts";
import type { LocalValues } from "#scripts/local/template/localValues.ts";
import { functionName, nodeFunctions } from "#scripts/local/template/nodeFunctions.ts";
import type { LocalFunction } from "./FunctionInstance.ts";
import { Instances } from "./Instances.ts";
import { invokeFunction } from "./invokeFunction.ts";

export interface Functions {
  /** By ARN, also an alias'. Throws FunctionFailed or FunctionTimedOut. */
  invoke(arn: string, event: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

interface Options {
  readonly assembly: Assembly;
  readonly resolve: Resolve;
  readonly values: LocalValues;
  readonly environment: (name: string) => Readonly<Record<string, string>>;
  readonly logFile: string;
}

interface FunctionProperties {
  readonly Code: { readonly S3Key?: string };
  readonly Handler: string;
  readonly MemorySize?: number;
  readonly Timeout?: number;
  readonly Environment?: { readonly Variables?: Readonly<Record<string, unknown>> };
}

function localFunction(resource: Resource, options: Options): LocalFunction | undefined {
  const { assembly, resolve, values, environment } = options;
  const properties = resource.properties as unknown as FunctionProperties;
  const { Code, Handler, MemorySize: memory = 128, Timeout: timeout = 3, Environment } = properties;
  const folder = assembly.assets.get(Code.S3Key ?? "");
  const local = values.get(keyOf(resource));
  if (!folder || !local?.Ref || !local.Arn) return undefined;
  const [module = "index", handler = "handler"] = Handler.split(".");
  const variables = resolve(resource.stack, Environment?.Variables ?? {}) as Record<string, string>;
  return {
    name: local.Ref,
    arn: local.Arn,
    file: join(folder, `${module}.js`),
    handler,
    memory,
    timeout,
    environment: {
      ...environment(functionName(resource)),
      AWS_LAMBDA_FUNCTION_NAME: local.Ref,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memory),
      AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
      AWS_LAMBDA_INITIALIZATION_TYPE: "on-demand",
      AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
      AWS_DEFAULT_REGION: localRegion,
      LAMBDA_TASK_ROOT: folder,
      _HANDLER: Handler,
      TZ: ":UTC",
      ...variables,
    },
  };
}

/** "arn:aws:lambda:<region>:<account>:function:<name>:<alias>" */
const withoutAlias = (arn: string) => arn.split(":").slice(0, 7).join(":");

/** Started at their first call. */
export function startFunctions(options: Options): Functions {
  const file = createWriteStream(options.logFile, { flags: "a" });
  const instances = new Instances({ log: (line) => void file.write(line) });
  const functions = new Map<string, LocalFunction>();
  for (const resource of nodeFunctions(options.assembly)) {
    const found = localFunction(resource, options);
    if (found) functions.set(found.arn, found);
  }
  return {
    async invoke(arn, event) {
      const found = functions.get(withoutAlias(arn));
      if (!found) throw new Error(`The template has no function ${arn}`);
      return invokeFunction(instances, found, event);
    },
    async stop() {
      await instances.stop();
      await new Promise<void>((resolve) => file.end(() => resolve()));
    },
  };
}
