import { table } from "#lambdas/records/table/table.ts";

export interface Reads {
  /** Looked at, filtered ones included. */
  readonly rows: number;
  readonly units: number;
  /** In sequence: simultaneous ones are one. */
  readonly trips: number;
}

interface Consumed {
  readonly ScannedCount?: number;
  readonly ConsumedCapacity?: Capacity | readonly Capacity[];
}

interface Capacity {
  readonly CapacityUnits?: number;
}

const isRead = (command: string | undefined) => /^(Get|BatchGet|Query|Scan)/.test(command ?? "");

const unitsOf = ({ ConsumedCapacity = [] }: Consumed): number =>
  [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }: Capacity) => sum + CapacityUnits, 0);

/** As DynamoDB counts them. */
export async function readsOf(work: () => Promise<unknown>): Promise<Reads> {
  let reads: Reads = { rows: 0, units: 0, trips: 0 };
  let underWay = 0;
  const counter = "counts reads";
  table.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (!isRead(commandName)) return next(args);
        const input = { ...args.input, ReturnConsumedCapacity: "TOTAL" } as typeof args.input;
        const trips = reads.trips + Number(underWay === 0);
        reads = { ...reads, trips };
        underWay += 1;
        const result = await next({ ...args, input }).finally(() => {
          underWay -= 1;
        });
        const output = result.output as Consumed;
        const [rows, units] = [reads.rows + (output.ScannedCount ?? 0), reads.units + unitsOf(output)];
        reads = { ...reads, rows, units };
        return result;
      },
    { step: "initialize", name: counter },
  );
  try {
    await work();
  } finally {
    table.middlewareStack.remove(counter);
  }
  return reads;
}
