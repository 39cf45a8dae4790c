import { type Assembly, ofType } from "#scripts/local/template/assembly.ts";
import { localName } from "#scripts/local/template/localNames.ts";
import type { Tables } from "./tableRequests.ts";

interface Keyed {
  readonly KeySchema: readonly { readonly AttributeName: string; readonly KeyType: string }[];
}

const partitionKey = ({ KeySchema }: Keyed) =>
  KeySchema.find(({ KeyType }) => KeyType === "HASH")?.AttributeName ?? "";

/** The template's tables with their partition keys and those of their indexes. */
export function tablesOf(assembly: Assembly): Tables {
  const tables = ofType(assembly, "AWS::DynamoDB::Table").map((table) => {
    const { GlobalSecondaryIndexes = [], ...own } = table.properties as unknown as Keyed & {
      GlobalSecondaryIndexes?: readonly (Keyed & { IndexName: string })[];
    };
    const indexes = GlobalSecondaryIndexes.map((index) => [index.IndexName, partitionKey(index)] as const);
    return [localName(table), new Map([["", partitionKey(own)], ...indexes])] as const;
  });
  return new Map(tables);
}
