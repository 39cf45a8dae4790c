import { AsyncLocalStorage } from "node:async_hooks";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { type Key, table, type Write } from "#lambdas/records/table/table.ts";

export type TableRow = Key & Record<string, unknown>;
export type TransactItem = Write["write"];

/** No prepared state needs them: limits of calls, and marks of past steps. */
const passing = /^(LIMIT|GUESS|KNOWN|CODE|PAY|ONCE|PLACES)#/;

/** By requests that succeeded. */
interface Written {
  readonly keys: Map<string, Key>;
  readonly items: TransactItem[];
}

const writing = new AsyncLocalStorage<Written>();

interface Input {
  readonly Item?: Key;
  readonly Key?: Key;
  readonly TransactItems?: readonly TransactItem[];
}

const keysOf = ({ Item, Key, TransactItems = [] }: Input): Key[] => [
  ...[Item ?? Key ?? []].flat(),
  ...TransactItems.flatMap((one) => Object.values(one) as unknown as Input[]).flatMap(keysOf),
];

const isWrite = (command = "") => /^(TransactWrite|Put|Update)/.test(command);

/** Ends a recording around it. */
export const unrecorded = <Result>(work: () => Promise<Result>): Promise<Result> => writing.exit(work);

export async function writtenBy<Result>(work: () => Promise<Result>) {
  const written: Written = { keys: new Map(), items: [] };
  table.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const input = (isWrite(commandName) ? args.input : {}) as Input;
        const answer = await next(args);
        for (const { pk, sk } of keysOf(input)) writing.getStore()?.keys.set(`${pk}\n${sk}`, { pk, sk });
        writing.getStore()?.items.push(...(input.TransactItems ?? []));
        return answer;
      },
    { step: "initialize", name: "records what is written", override: true },
  );
  return { result: await writing.run(written, work), ...written };
}

export async function rowsWrittenBy<Result>(work: () => Promise<Result>) {
  const { result, keys } = await writtenBy(work);
  const kept = [...keys.values()].filter(({ pk }) => !passing.test(pk));
  return { result, rows: await getMany<TableRow>(kept, { isConsistent: true }) };
}
