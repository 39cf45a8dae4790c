import { type ParseArgsConfig, parseArgs } from "node:util";
import { VisibleError } from "#lambdas/errors.ts";

export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = "Refusal";
  }
}

export type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<Given extends Options> = ReturnType<
  typeof parseArgs<{ options: Given; allowPositionals: true; strict: true }>
>;

export interface Command<Given extends Options> {
  readonly usage: string;
  readonly options: Given;
  /** Returns the exit code. @default 0 */
  run(values: Parsed<Given>["values"], words: readonly string[]): Promise<number | undefined>;
}

function read<Given extends Options>({ options, usage }: Command<Given>, given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`);
  }
}

/** AWS's own sentence names the action and the resource. */
const isDenied = (error: unknown): error is Error => error instanceof Error && error.name.startsWith("AccessDenied");

const messageOf = (error: unknown): unknown =>
  error instanceof Refusal || error instanceof VisibleError || isDenied(error) ? error.message : error;

/** Returns 1 when it failed or was refused. */
export async function runCommand<Given extends Options>(
  command: Command<Given>,
  given: readonly string[],
  complain: (line: unknown) => void = console.error,
): Promise<number> {
  if (given.includes("--help")) {
    console.log(command.usage);
    return 0;
  }
  try {
    const { values, positionals } = read(command, given);
    return (await command.run(values as Parsed<Given>["values"], positionals)) ?? 0;
  } catch (error) {
    complain(messageOf(error));
    return 1;
  }
}

/** A pipe takes output piece by piece. */
const isOut = (stream: NodeJS.WriteStream) => new Promise<void>((resolve) => stream.write("", () => resolve()));

export async function runAsProcess(run: () => Promise<number>): Promise<void> {
  process.exitCode = await run();
  await Promise.all([isOut(process.stdout), isOut(process.stderr)]);
  // An open connection must not keep a finished command alive.
  process.exit();
}
