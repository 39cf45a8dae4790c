import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { only } from "#lambdas/only.ts";
import { type Key, table, update, type Write } from "./table.ts";

/** Undefined when the condition fails. */
const unlessRefused = <Result>(sent: Promise<Result>): Promise<Result | undefined> =>
  sent.catch(only(ConditionalCheckFailedException, () => undefined));

/** Outside a transaction. Returns false when the condition fails. */
export const putOne = async ({ write: { Put } }: Write): Promise<boolean> =>
  Put !== undefined && (await unlessRefused(table.send(new PutCommand(Put)))) !== undefined;

/** Outside a transaction. Returns false when the condition fails. */
export const deleteOne = async ({ write: { Delete } }: Write): Promise<boolean> =>
  Delete !== undefined && (await unlessRefused(table.send(new DeleteCommand(Delete)))) !== undefined;

/** Outside a transaction. Returns the whole record; undefined when the condition fails. */
export async function updateOne<Item>(key: Key, change: Parameters<typeof update>[1]): Promise<Item | undefined> {
  const { Update } = update(key, change).write;
  if (!Update) return undefined;
  const sent = table.send(new UpdateCommand({ ...Update, ReturnValues: "ALL_NEW" }));
  return (await unlessRefused(sent))?.Attributes as Item | undefined;
}
