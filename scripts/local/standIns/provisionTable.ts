import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  type GlobalSecondaryIndex,
  type StreamViewType,
  type TableDescription,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { StartError } from "#scripts/local/common/StartError.ts";
import { withoutCopy } from "#scripts/local/template/localNames.ts";

export interface TableProperties {
  readonly KeySchema: CreateTableCommandInput["KeySchema"];
  readonly AttributeDefinitions: CreateTableCommandInput["AttributeDefinitions"];
  readonly GlobalSecondaryIndexes?: readonly GlobalSecondaryIndex[];
  readonly TimeToLiveSpecification?: { readonly AttributeName: string; readonly Enabled: boolean };
  readonly StreamSpecification?: { readonly StreamViewType: StreamViewType };
}

async function describe(dynamo: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await dynamo.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if ((error as Error).name === "ResourceNotFoundException") return undefined;
    throw error;
  }
}

/** None for a test's copy of a table: nothing listens to it. */
function streamOf(name: string, { StreamSpecification }: TableProperties) {
  if (!StreamSpecification || name !== withoutCopy(name)) return {};
  return { StreamSpecification: { ...StreamSpecification, StreamEnabled: true } };
}

async function create(dynamo: DynamoDBClient, name: string, properties: TableProperties): Promise<void> {
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, TimeToLiveSpecification } = properties;
  await dynamo.send(
    new CreateTableCommand({
      TableName: name,
      KeySchema,
      AttributeDefinitions,
      BillingMode: "PAY_PER_REQUEST",
      ...(GlobalSecondaryIndexes ? { GlobalSecondaryIndexes: [...GlobalSecondaryIndexes] } : {}),
      ...streamOf(name, properties),
    }),
  );
  if (TimeToLiveSpecification)
    await dynamo.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification }));
}

const keys = (schema: TableProperties["KeySchema"]) =>
  JSON.stringify(schema?.map(({ AttributeName }) => AttributeName));

export async function provisionTable(dynamo: DynamoDBClient, name: string, properties: TableProperties): Promise<void> {
  const table = await describe(dynamo, name);
  if (!table) return create(dynamo, name, properties);
  if (keys(table.KeySchema) !== keys(properties.KeySchema))
    throw new StartError(
      "The records of this data folder have other keys than the product has now.",
      "Start over with an empty data folder: npm start -- --fresh",
    );
  const there = new Set(table.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  for (const index of properties.GlobalSecondaryIndexes ?? [])
    if (!there.has(index.IndexName))
      await dynamo.send(
        new UpdateTableCommand({
          TableName: name,
          AttributeDefinitions: properties.AttributeDefinitions,
          GlobalSecondaryIndexUpdates: [{ Create: index }],
        }),
      );
  const stream = streamOf(name, properties);
  if (stream.StreamSpecification && !table.StreamSpecification?.StreamEnabled)
    await dynamo.send(new UpdateTableCommand({ TableName: name, ...stream }));
}
