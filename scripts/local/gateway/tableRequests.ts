import { type AccessRequest, leadingKeys } from "#scripts/local/iam/AccessRequest.ts";
import { localArn, withoutCopy } from "#scripts/local/template/localNames.ts";
import { fieldsOf, type ServiceRequest, targetOf } from "./ServiceRequest.ts";

/** Indexes by name, the table's own as "". */
type PartitionKeys = Readonly<Record<string, string>>;
export type Tables = Readonly<Record<string, PartitionKeys>>;

type Value = Readonly<Record<string, unknown>>;
type Item = Readonly<Record<string, Value>>;

interface Of {
  readonly TableName: string;
  readonly IndexName?: string;
  readonly Key?: Item;
  readonly Item?: Item;
  readonly KeyConditionExpression?: string;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues?: Item;
}

/** As conditions compare it. */
const plain = (value: Value | undefined): string[] => (value === undefined ? [] : Object.values(value).map(String));

/** In the key condition. */
function queried(of: Of, partitionKey: string): string[] {
  const { KeyConditionExpression = "", ExpressionAttributeNames: names = {} } = of;
  const equalities = KeyConditionExpression.matchAll(/([#\w.-]+)\s*=\s*(:\w+)/g);
  return [...equalities].flatMap(([, name = "", value = ""]) =>
    (names[name] ?? name) === partitionKey ? plain(of.ExpressionAttributeValues?.[value]) : [],
  );
}

const nameOf = ({ TableName }: Of) => withoutCopy(TableName.split("/").at(-1) ?? "");

function request(operation: string, of: Of, keys: readonly string[]): AccessRequest {
  const index = of.IndexName ? `/index/${of.IndexName}` : "";
  return {
    action: `dynamodb:${operation}`,
    resource: localArn("dynamodb", `table/${nameOf(of)}${index}`),
    context: { [leadingKeys]: keys },
  };
}

const partitionKeyOf = (tables: Tables, of: Of) => tables[nameOf(of)]?.[of.IndexName ?? ""] ?? "";

const byItem = (operation: string, tables: Tables, of: Of) =>
  request(operation, of, plain((of.Key ?? of.Item)?.[partitionKeyOf(tables, of)]));

type Derive = (tables: Tables, sent: ServiceRequest) => AccessRequest[];

const onItem =
  (operation: string): Derive =>
  (tables, sent) => [byItem(operation, tables, fieldsOf<Of>(sent))];

/** Without leading keys. */
const onTable =
  (operation: string): Derive =>
  (_, sent) => [request(operation, fieldsOf<Of>(sent), [])];

const query: Derive = (tables, sent) => {
  const of = fieldsOf<Of>(sent);
  return [request("Query", of, queried(of, partitionKeyOf(tables, of)))];
};

const batchGet: Derive = (tables, sent) => {
  const { RequestItems } = fieldsOf<{ RequestItems: Record<string, { Keys: Item[] }> }>(sent);
  return Object.entries(RequestItems).map(([TableName, { Keys }]) => {
    const key = partitionKeyOf(tables, { TableName });
    return request(
      "BatchGetItem",
      { TableName },
      Keys.flatMap((one) => plain(one[key])),
    );
  });
};

/** Those of the operations inside it. */
const transaction =
  (names: Readonly<Record<string, string>>): Derive =>
  (tables, sent) =>
    fieldsOf<{ TransactItems: Readonly<Record<string, Of>>[] }>(sent).TransactItems.flatMap((item) =>
      Object.entries(item).map(([kind, of]) => byItem(names[kind] ?? kind, tables, of)),
    );

const operations: Readonly<Record<string, Derive>> = {
  GetItem: onItem("GetItem"),
  PutItem: onItem("PutItem"),
  UpdateItem: onItem("UpdateItem"),
  DeleteItem: onItem("DeleteItem"),
  Query: query,
  Scan: onTable("Scan"),
  DescribeTable: onTable("DescribeTable"),
  BatchGetItem: batchGet,
  TransactGetItems: transaction({ Get: "GetItem" }),
  TransactWriteItems: transaction({
    Put: "PutItem",
    Update: "UpdateItem",
    Delete: "DeleteItem",
    ConditionCheck: "ConditionCheckItem",
  }),
};

export const tableRequests = (tables: Tables, sent: ServiceRequest): AccessRequest[] | undefined =>
  operations[targetOf(sent) ?? ""]?.(tables, sent);
