import { StartError } from "#scripts/local/common/StartError.ts";
import { type Assembly, ofType, type Resource } from "#scripts/local/template/assembly.ts";
import type { Resolve } from "#scripts/local/template/createResolver.ts";
import { keyOf, localArn } from "#scripts/local/template/localNames.ts";
import type { LocalValues } from "#scripts/local/template/localValues.ts";
import { functionName, nodeFunctions } from "#scripts/local/template/nodeFunctions.ts";
import { createFilter } from "./createFilter.ts";
import type { EventSourceMapping, QueueMapping, StreamMapping } from "./EventSourceMapping.ts";

interface Properties {
  readonly FunctionName: string;
  readonly EventSourceArn?: string;
  readonly BatchSize?: number;
  readonly MaximumBatchingWindowInSeconds?: number;
  readonly Enabled?: boolean;
  readonly FunctionResponseTypes?: readonly string[];
  readonly FilterCriteria?: { readonly Filters?: readonly { readonly Pattern: string }[] };
  readonly ScalingConfig?: { readonly MaximumConcurrency?: number };
  readonly MaximumRetryAttempts?: number;
  readonly MaximumRecordAgeInSeconds?: number;
  readonly BisectBatchOnFunctionError?: boolean;
  readonly DestinationConfig?: { readonly OnFailure?: { readonly Destination: string } };
}

const ofBoth = [
  ...["FunctionName", "EventSourceArn", "BatchSize", "MaximumBatchingWindowInSeconds"],
  ...["Enabled", "FunctionResponseTypes", "Tags"],
];

const ofQueues = ["ScalingConfig"];

// The last two have no local meaning: a stream begins at its end (pollStream.ts) and has one shard.
const ofStreams = [
  ...["FilterCriteria", "MaximumRetryAttempts", "MaximumRecordAgeInSeconds", "BisectBatchOnFunctionError"],
  ...["DestinationConfig", "StartingPosition", "ParallelizationFactor"],
];

/** Of a local queue. */
const mostAtOnce = 4;

const notKnown = (what: string, { key }: { readonly key: string }): StartError =>
  new StartError(
    `The local stack does not know ${what} of the event source mapping ${key}.`,
    "Teach scripts/local/functions/eventSources what it means.",
  );

function checkProperties(properties: object, key: string, more: readonly string[]): void {
  const unknown = Object.keys(properties).find((name) => !ofBoth.includes(name) && !more.includes(name));
  if (unknown) throw notKnown(`the property ${unknown}`, { key });
}

/** -1, Lambda's default, is no limit. */
const orNone = (limit = -1) => (limit === -1 ? Number.POSITIVE_INFINITY : limit);

/** "stack/id". */
const ownerOf = (values: LocalValues, name: string, value: string) =>
  [...values].find(([, one]) => one[name] === value)?.[0];

function functionOf(assembly: Assembly, values: LocalValues, given: string, key: string) {
  // A name or an ARN, either with an alias.
  const parts = given.split(":");
  const arn = parts[0] === "arn" ? parts.slice(0, 7).join(":") : localArn("lambda", `function:${parts[0]}`);
  const found = nodeFunctions(assembly).find((one) => values.get(keyOf(one))?.Arn === arn);
  if (!found) throw notKnown(`the function ${given}`, { key });
  return { functionArn: arn, accessKey: functionName(found), functionTimeout: Number(found.properties.Timeout ?? 3) };
}

function queueMapping(common: EventSourceMapping, properties: Properties, url: string): QueueMapping {
  checkProperties(properties, common.key, ofQueues);
  const { MaximumConcurrency = mostAtOnce } = properties.ScalingConfig ?? {};
  return { ...common, kind: "queue", url, concurrency: Math.min(mostAtOnce, MaximumConcurrency) };
}

function streamMapping(common: EventSourceMapping, properties: Properties): StreamMapping {
  checkProperties(properties, common.key, ofStreams);
  return {
    ...common,
    kind: "stream",
    matches: createFilter(properties.FilterCriteria?.Filters?.map(({ Pattern }) => Pattern) ?? []),
    retries: orNone(properties.MaximumRetryAttempts),
    recordAge: orNone(properties.MaximumRecordAgeInSeconds) * 1_000,
    bisects: properties.BisectBatchOnFunctionError ?? false,
    onFailure: properties.DestinationConfig?.OnFailure?.Destination,
  };
}

function mappingOf(assembly: Assembly, values: LocalValues, resource: Resource, properties: Properties) {
  const key = keyOf(resource);
  const { EventSourceArn: source = "", MaximumBatchingWindowInSeconds: batchingWindow = 0 } = properties;
  const url = values.get(ownerOf(values, "Arn", source) ?? "")?.QueueUrl;
  if (!url && !ownerOf(values, "StreamArn", source)) throw notKnown(`the event source ${source || "(none)"}`, { key });
  const { FunctionResponseTypes = [], BatchSize = url ? 10 : 100 } = properties;
  const common = {
    key,
    ...functionOf(assembly, values, properties.FunctionName, key),
    source,
    batchSize: BatchSize,
    batchingWindow,
    reportsFailures: FunctionResponseTypes.includes("ReportBatchItemFailures"),
  };
  return url ? queueMapping(common, properties, url) : streamMapping(common, properties);
}

/** Enabled ones. Throws StartError for anything unknown. */
export function readMappings(
  assembly: Assembly,
  resolve: Resolve,
  values: LocalValues,
): readonly (QueueMapping | StreamMapping)[] {
  return ofType(assembly, "AWS::Lambda::EventSourceMapping").flatMap((resource) => {
    const properties = resolve(resource.stack, resource.properties) as Properties;
    const mapping = mappingOf(assembly, values, resource, properties);
    return properties.Enabled === false ? [] : [mapping];
  });
}
