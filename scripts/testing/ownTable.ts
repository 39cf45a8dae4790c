import { randomUUID } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { provisionTable, type TableProperties } from "#scripts/local/standIns/provisionTable.ts";
import { copyName } from "#scripts/local/template/localNames.ts";

// A daily run works on every account of a table: it would lapse payments and send mails that another file prepares. It
// also reads less.
const { TABLE_NAME: table = "", TABLE_PROPERTIES: properties = "" } = process.env;
const own = copyName(table, randomUUID());
const dynamo = new DynamoDBClient();
await provisionTable(dynamo, own, JSON.parse(properties) as TableProperties);
dynamo.destroy();
process.env.TABLE_NAME = own;
