import { env } from "#lambdas/env.ts";
import { slowDown } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { countDown, countUp } from "#lambdas/records/table/limit.ts";
import type { Call, Limit } from "#shared/contract/call.ts";
import { usualPublicRate } from "#shared/contract/limits.ts";

export interface Caller {
  readonly address: string;
  readonly network: string;
  readonly isSignedIn: boolean;
  readonly accountId: string | undefined;
  readonly request: unknown;
}

function part(name: string, { address, network, accountId, request }: Caller): string {
  if (name === "address") return address;
  if (name === "network") return network;
  if (name === "account") return accountId ?? "";
  return String((request as Record<string, unknown>)[name] ?? "");
}

export function counterName({ by, seconds, onlyWith, of, counter }: Limit, caller: Caller): string {
  const scope = [...(onlyWith === undefined ? [] : [`with ${onlyWith}`]), ...(of === undefined ? [] : [of])];
  return [counter ?? env.call, ...scope, seconds, ...by.map((name) => `${name}=${part(name, caller)}`)].join("|");
}

function concerns({ onlyWith, of }: Limit, { request, isSignedIn }: Caller): boolean {
  if (of !== undefined && (of === "signedIn") !== isSignedIn) return false;
  return onlyWith === undefined || (request as Record<string, unknown>)[onlyWith] !== undefined;
}

const mostOf = ({ by, times }: Limit): number =>
  by.length === 0 ? Math.ceil((times * env.publicRate) / usualPublicRate) : times;

async function count(limit: Limit, name: string): Promise<number> {
  try {
    const { times, secondsLeft } = await countUp(name, limit.seconds);
    return times > mostOf(limit) ? secondsLeft : 0;
  } catch (error) {
    // A read goes on without its counter. Sign-in and texts are refused: an outage must open no door.
    if (!limit.failOpen) throw error;
    log.warn("limit not counted", { error: error as Error });
    return 0;
  }
}

/** A count left too high only slows one caller down for a while. */
async function giveBack(names: readonly string[]): Promise<void> {
  try {
    await Promise.all(names.map(countDown));
  } catch (error) {
    log.warn("count not given back", { error: error as Error });
  }
}

/** Rejects, and gives counts back, unless admitted: an ended session must not use up its account's limits. */
async function requireAdmitted(admission: Promise<unknown>, names: readonly string[]): Promise<void> {
  try {
    await admission;
  } catch (error) {
    await giveBack(names);
    throw error;
  }
}

/**
 * Throws SLOW_DOWN, with the seconds to wait, and counts a refused call only at the exceeded limits: one caller must
 * not use up the limit of another's number, or of all callers together. `succeeded` gives a try back where only
 * failures count.
 * @param admission fulfilled once the caller is admitted, found out meanwhile
 */
export async function countCall(
  { limits = [] }: Call,
  caller: Caller,
  admission: Promise<unknown> = Promise.resolve(),
) {
  // Awaited after the counters.
  admission.catch(() => undefined);
  const concerned = limits.filter((limit) => concerns(limit, caller));
  const named = concerned.map((limit) => ({ limit, name: counterName(limit, caller) }));
  const waits: number[] = [];
  // Many counters at once would keep a burst of calls waiting for connections to the table.
  for (const { limit, name } of named) waits.push(await count(limit, name));
  await requireAdmitted(
    admission,
    named.map(({ name }) => name),
  );
  const wait = Math.max(0, ...waits);
  if (wait > 0) {
    await giveBack(named.filter((_, at) => waits[at] === 0).map(({ name }) => name));
    throw slowDown(wait);
  }
  const refunded = named.filter(({ limit }) => limit.failuresOnly).map(({ name }) => name);
  return { succeeded: () => giveBack(refunded) };
}
