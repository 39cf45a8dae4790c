import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import { env } from "#lambdas/env.ts";
import { background, builtCalls, events } from "#shared/contract/index.ts";

/** One for all files of a process: each loads this module anew. */
const ofProcess = globalThis as { runningFunction?: AsyncLocalStorage<string> };
const isFirst = ofProcess.runningFunction === undefined;
ofProcess.runningFunction ??= new AsyncLocalStorage<string>();
const running = ofProcess.runningFunction;

/** Undefined where a test acts itself. */
export const runningFunction = (): string | undefined => running.getStore();

const names = new Map<unknown, string>(
  [...builtCalls, ...Object.entries(events), ...Object.entries(background)].map(([name, one]) => [one, name]),
);

/** Services see the function's access key. */
export function asFunction<Arguments extends unknown[], Result>(
  declaration: unknown,
  handler: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  const name = names.get(declaration);
  return name === undefined ? handler : (...given) => running.run(name, () => handler(...given));
}

// Handlers share clients, which sign with the test's key. The function's name replaces it just before a request is
// sent; the secret is the same, so the signature stays valid.
function signAsFunction(message: unknown): void {
  const { request } = message as { request: ClientRequest };
  const signature = request.getHeader("authorization");
  const name = running.getStore();
  if (name && typeof signature === "string" && signature.startsWith("AWS4-HMAC-SHA256 "))
    request.setHeader("authorization", signature.replace(/Credential=[^/]+/, `Credential=${name}`));
}
if (isFirst) subscribe("http.client.request.created", signAsFunction);

const variablesOf = JSON.parse(process.env.VARIABLES_OF_FUNCTIONS ?? "{}") as Record<string, string[]>;

// A function knows only the secrets of its template.
for (const [getter, variable] of [
  ["signingKey", "SIGNING_KEY"],
  ["originSecret", "ORIGIN_SECRET"],
] as const) {
  const { get } = Object.getOwnPropertyDescriptor(env, getter) ?? {};
  Object.defineProperty(env, getter, {
    get() {
      const name = running.getStore();
      if (name && !variablesOf[name]?.includes(variable))
        throw new Error(`${name} has no ${variable}: its contract declares no use of it`);
      return get?.call(env);
    },
  });
}

// With one name for all, different calls' limits would meet.
const { get: callOf } = Object.getOwnPropertyDescriptor(env, "call") ?? {};
Object.defineProperty(env, "call", {
  get: () => process.env.CALL ?? running.getStore() ?? callOf?.call(env),
});

// Presigned addresses sign the name.
const { get } = Object.getOwnPropertyDescriptor(env, "credentials") ?? {};
Object.defineProperty(env, "credentials", {
  get() {
    const name = running.getStore();
    return { ...get?.call(env), ...(name ? { accessKeyId: name } : {}) };
  },
});
