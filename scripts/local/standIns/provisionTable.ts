import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  type GlobalSecondaryIndex,
  type StreamViewType,
  type TableDescription,
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

/** Nothing listens to a test's copy: it has no stream. */
function tableOf(name: string, properties: TableProperties) {
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, StreamSpecification } = properties;
  return {
    TableName: name,
    KeySchema,
    AttributeDefinitions,
    BillingMode: "PAY_PER_REQUEST",
    ...(GlobalSecondaryIndexes ? { GlobalSecondaryIndexes: [...GlobalSecondaryIndexes] } : {}),
    ...(StreamSpecification && name === withoutCopy(name)
      ? { StreamSpecification: { ...StreamSpecification, StreamEnabled: true } }
      : {}),
  } satisfies CreateTableCommandInput;
}

async function create(dynamo: DynamoDBClient, table: CreateTableCommandInput, properties: TableProperties) {
  await dynamo.send(new CreateTableCommand(table));
  const { TimeToLiveSpecification } = properties;
  if (TimeToLiveSpecification)
    await dynamo.send(new UpdateTimeToLiveCommand({ TableName: table.TableName, TimeToLiveSpecification }));
}

/** Kept from its making: keys, indexes and whether it has a stream. */
const shapeOf = ({ KeySchema, GlobalSecondaryIndexes, StreamSpecification }: Partial<TableDescription>) =>
  JSON.stringify([
    KeySchema?.map(({ AttributeName }) => AttributeName),
    (GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName).sort(),
    StreamSpecification?.StreamEnabled ?? false,
  ]);

export async function provisionTable(dynamo: DynamoDBClient, name: string, properties: TableProperties): Promise<void> {
  const table = await describe(dynamo, name);
  const wanted = tableOf(name, properties);
  if (!table) return create(dynamo, wanted, properties);
  if (shapeOf(table) !== shapeOf(wanted))
    throw new StartError(
      "The records of this data folder have other keys than the product has now.",
      "Start over with an empty data folder: npm start -- --fresh",
    );
}
