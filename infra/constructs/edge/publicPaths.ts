import { type CallName, contract } from "#shared/contract/index.ts";

const upkeep: readonly CallName[] = ["refreshSession", "logout"];

function pathsOf(isOf: (name: CallName) => boolean): readonly string[] {
  const calls = Object.entries(contract).filter(([, { callers }]) => callers === "anyone");
  const paths = calls.filter(([name]) => isOf(name as CallName)).map(([, { path }]) => path);
  return [...new Set(paths)];
}

export const publicPaths = {
  signIns: pathsOf((name) => name === "login"),
  upkeep: pathsOf((name) => upkeep.includes(name)),
  emergencyCards: pathsOf((name) => name === "openEmergencyCard"),
  strangers: pathsOf((name) => ![...upkeep, "login", "openEmergencyCard"].includes(name)),
} as const;

/** Their functions take more than 64 KB. */
export const largeBodyPaths = Object.values(contract).flatMap(({ path, largestBody }) => (largestBody ? [path] : []));

/** Exactly these paths under /api, in lower case. */
export const expressionOf = (paths: readonly string[]): string =>
  `^/api(${paths.map((path) => path.toLowerCase()).join("|")})$`;
