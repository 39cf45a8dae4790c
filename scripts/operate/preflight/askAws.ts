import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { region } from "#infra/config/region.ts";
import { Refusal } from "#scripts/operate/command/command.ts";
import { Wrong } from "#scripts/operate/smoke/check.ts";

/** Of a thing that is not there. */
const isAbsence = (sentence: string): boolean => /\((\w*NotFound\w*)\)/.test(sentence);

/**
 * By AWS's command line, as its user signed in: `askAws<Account>("sesv2 get-account")`. Undefined for an absent thing.
 * Throws Wrong with the service's sentence.
 * @param where the region @default the one of the stacks
 */
export async function askAws<Answer>(words: string, where: string = region): Promise<Answer | undefined> {
  try {
    const given = [...words.split(" "), "--region", where, "--output", "json"];
    const { stdout } = await promisify(execFile)("aws", given, { env: { ...process.env, AWS_PAGER: "" } });
    return JSON.parse(stdout || "{}") as Answer;
  } catch (error) {
    const { code, stderr = "", message } = error as Error & { code?: unknown; stderr?: string };
    if (code === "ENOENT")
      throw new Refusal("The AWS CLI is not installed. docs/deploy.md says what this machine needs.");
    const sentence = stderr.trim() || message;
    if (isAbsence(sentence)) return undefined;
    throw new Wrong(sentence);
  }
}
