import {
  BatchGetCommand,
  type BatchGetCommandInput,
  GetCommand,
  type GetCommandInput,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { type Key, table } from "#lambdas/records/table/table.ts";

export interface SentCommand {
  readonly name: string;
  readonly input: object;
}

export const getOfRow = (Key: Key): SentCommand => ({
  name: "GetItemCommand",
  input: { TableName: env.table, Key, ConsistentRead: true },
});

export async function commandsOf(work: () => Promise<unknown>): Promise<SentCommand[]> {
  const sent: SentCommand[] = [];
  const recorder = "records commands";
  table.middlewareStack.add(
    (next, { commandName = "" }) =>
      (args) => {
        sent.push({ name: commandName, input: { ...args.input } });
        return next(args);
      },
    { step: "initialize", name: recorder, priority: "high" },
  );
  try {
    await work();
  } finally {
    table.middlewareStack.remove(recorder);
  }
  return sent;
}

const senders: Readonly<Record<string, (input: never) => Promise<unknown>>> = {
  GetItemCommand: (input: GetCommandInput) => table.send(new GetCommand(input)),
  BatchGetItemCommand: (input: BatchGetCommandInput) => table.send(new BatchGetCommand(input)),
  QueryCommand: (input: QueryCommandInput) => table.send(new QueryCommand(input)),
  UpdateItemCommand: (input: UpdateCommandInput) => table.send(new UpdateCommand(input)),
  // A row of its own each time: most puts refuse an existing row.
  PutItemCommand: ({ Item, ...input }: PutCommandInput) =>
    table.send(new PutCommand({ ...input, Item: { ...Item, sk: `${Item?.sk}${newId()}` } })),
};

export async function sendAgain(commands: readonly SentCommand[]): Promise<void> {
  for (const { name, input } of commands) {
    const send = senders[name];
    if (!send) throw new Error(`A ${name} cannot be sent again`);
    await send(input as never);
  }
}
