import { type Call, everyone, type Limit } from "#shared/contract/call.ts";

const cookies: Readonly<Record<string, string>> = {
  login: "Sets the cookie of the session.",
  refreshSession: "Needs the cookie of the session, and renews it.",
  signOutEverywhere: "Clears the cookie of the session, unless Others is true.",
  logout: "Ends the session of the cookie, and clears it.",
};

const seconds = (count: number): string => {
  const units = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ] as const;
  const [name, size] = units.find(([, one]) => count % one === 0) ?? ["second", 1];
  const number = count / size;
  return `${number} ${name}${number === 1 ? "" : "s"}`;
};

const nameOfPart = (part: string): string =>
  ({ address: "network address", network: "network", account: "account" })[part] ?? `${part} of the request`;

/** "5 in 1 minute for each network address, failures only". */
export function limitInWords({ by, times, seconds: window, failuresOnly }: Limit): string {
  const each = by.length === 0 ? "of everybody together" : `for each ${by.map(nameOfPart).join(" and ")}`;
  return `${times} in ${seconds(window)} ${each}${failuresOnly ? ", failures only" : ""}`;
}

export function callersInWords({ callers }: Pick<Call, "callers">): string {
  if (callers === "anyone") return "anyone";
  return everyone.every((role) => callers.includes(role)) ? "everyone who is signed in" : callers.join(", ");
}

export function descriptionOf(name: string, call: Call): string {
  const limits = (call.limits ?? []).map(limitInWords);
  return [
    `Who may call: ${callersInWords(call)}.`,
    ...(limits.length > 0 ? [`At most ${limits.join("; ")}.`] : []),
    ...(cookies[name] ? [cookies[name]] : []),
  ].join(" ");
}

/** "createHousehold" as "Create household". */
export function inWords(name: string): string {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
