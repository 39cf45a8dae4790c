import { lintSource } from "@secretlint/core";
import { creator as recommended } from "@secretlint/secretlint-rule-preset-recommend";

interface Allowed {
  /** How the file's path ends. */
  readonly path: string;
  readonly text: string;
  readonly reason: string;
}

const allowed: readonly Allowed[] = [];

/** Never repeats the secret. */
export interface SecretFinding {
  readonly where: string;
  readonly rule: string;
}

const options = {
  config: {
    rules: [{ id: "@secretlint/secretlint-rule-preset-recommend", rule: recommended }],
  },
  maskSecrets: true,
};

const isAllowed = (where: string, line: string): boolean =>
  allowed.some(({ path, text }) => where.endsWith(path) && line.includes(text));

/** @param where as findings name it */
export async function scan(where: string, content: string): Promise<SecretFinding[]> {
  const source = { filePath: where, content, contentType: "text" as const };
  const { messages } = await lintSource({ source, options });
  const lines = content.split("\n");
  return messages
    .filter(({ loc }) => !isAllowed(where, lines.slice(loc.start.line - 1, loc.end.line).join("\n")))
    .map(({ ruleId, messageId }) => ({ where, rule: `${ruleId} ${messageId}` }));
}
