import { readFile } from "node:fs/promises";
import { type Stage, stages } from "#infra/config/config.ts";
import { Refusal } from "#scripts/operate/command/command.ts";

type OutputsFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Outputs {
  readonly stage: Stage;
  get(stack: "Data" | "Edge" | "Work", name: string): string;
  find(stack: "Data" | "Edge" | "Work", name: string): string | undefined;
}

async function readFileOf(path: string): Promise<OutputsFile> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as OutputsFile;
  } catch (error) {
    throw new Refusal(
      `${path} cannot be read as outputs (${(error as Error).message}). ` +
        `Deploy with it: npx cdk deploy --all --outputs-file ${path}`,
    );
  }
}

function chooseStage(path: string, file: OutputsFile, asked: string | undefined): Stage {
  const there = stages.filter((stage) => Object.keys(file).some((name) => name.startsWith(`Beforehand-${stage}-`)));
  const [only, ...others] = there;
  const chosen =
    asked === undefined ? (others.length === 0 ? only : undefined) : there.find((stage) => stage === asked);
  if (chosen) return chosen;
  if (there.length === 0) throw new Refusal(`${path} tells of no stack Beforehand-<stage>-...`);
  throw new Refusal(`${path} tells of ${there.join(" and ")}: say which with --stage.`);
}

/** The file of `cdk deploy --outputs-file`. Throws Refusal. */
export async function readOutputs(path: string, asked?: string): Promise<Outputs> {
  const file = await readFileOf(path);
  const stage = chooseStage(path, file, asked);
  const find: Outputs["find"] = (stack, name) => file[`Beforehand-${stage}-${stack}`]?.[name] || undefined;
  return {
    stage,
    find,
    get(stack, name) {
      const value = find(stack, name);
      if (value) return value;
      throw new Refusal(
        `${path} does not tell ${name} of Beforehand-${stage}-${stack}. ` +
          `Deploy all of this version again: npx cdk deploy --all -c stage=${stage} --outputs-file ${path}`,
      );
    },
  };
}
