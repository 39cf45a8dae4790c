import { randomBytes } from "node:crypto";
import { openJsonFile } from "#scripts/local/common/openJsonFile.ts";
import { secretArn } from "#scripts/local/template/localNames.ts";

export interface SecretRecipe {
  readonly PasswordLength?: number;
  readonly SecretStringTemplate?: string;
  readonly GenerateStringKey?: string;
}

export interface LocalSecrets {
  get(arn: string): string | undefined;
  /** Unless it exists; returns its ARN. */
  ensure(name: string, make: () => string): Promise<string>;
  put(name: string, text: string): Promise<void>;
}

/** Letters and digits, which every recipe allows. */
export function generateSecret({ PasswordLength = 32, SecretStringTemplate, GenerateStringKey }: SecretRecipe): string {
  const generated = randomBytes(PasswordLength).toString("hex").slice(0, PasswordLength);
  if (!SecretStringTemplate || !GenerateStringKey) return generated;
  return JSON.stringify({ ...JSON.parse(SecretStringTemplate), [GenerateStringKey]: generated });
}

/** In a file that only its owner can read. */
export async function openSecrets(path: string): Promise<LocalSecrets> {
  const file = await openJsonFile<Record<string, string>>(path, {});
  return {
    get: (arn) => file.value[arn],
    async ensure(name, make) {
      const arn = secretArn(name);
      if (file.value[arn] === undefined) {
        file.value[arn] = make();
        await file.save();
      }
      return arn;
    },
    async put(name, text) {
      file.value[secretArn(name)] = text;
      await file.save();
    },
  };
}
