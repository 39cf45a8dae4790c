import type * as z from "zod/mini";
import type { Role } from "#shared/model/role.ts";
import { roles } from "#shared/model/role.ts";
import type { RowKind } from "./uses/rowKinds.ts";

export type RecordVerb = "get" | "getMany" | "query" | "put" | "update" | "delete" | "check";

/**
 * Permissions on the records, one for each verb; a transaction needs those of its parts. getMany reads batches, query
 * reads one partition, check tests a record that a transaction does not write. With a kind in brackets they reach the
 * rows of this kind alone: calls without a session and providers' events name theirs. Audit rows are out of reach:
 * `audit` appends them.
 */
export type RecordUse = `records:${RecordVerb}` | `records:${RecordVerb}(${RowKind})`;

/** Lists that a call pages through: the unfiltered one, single cities', or the names and phones that staff find. */
export type ListUse = "lists:unfiltered" | "lists:byPlace" | "lists:found";

/**
 * The permissions of a call, each as small as possible: records and lists; audit (append a row); access
 * (append a row of a sign-in, which a signed-in call always may for its refusal); readers (count what a
 * reader is shown); archive (read and add sealed days of the audit, which none may delete); photos:read (sign
 * and read), photos:write (sign and record uploads), photos:accept (make the photo of an upload),
 * photos:erase, photos:canary (all of the canary's own alone); identity:signIn (mint tokens), signOut (end one
 * sign-in) and signOutEverywhere (end all of an account); credentials:create (or delete again when the rest
 * fails), credentials:set (a password, also of credentials that are missing) and credentials:delete; mail, texts,
 * geocoder, payments, payments:frame (open a page in the payment frame); site (ask the site itself); metrics (write
 * one of its own); signing (keyed digests and cursors, which a call with limits always may).
 */
export type Use =
  | RecordUse
  | ListUse
  | "audit"
  | "access"
  | "readers"
  | "archive"
  | "photos:read"
  | "photos:write"
  | "photos:accept"
  | "photos:erase"
  | "photos:canary"
  | "identity:signIn"
  | "identity:signOut"
  | "identity:signOutEverywhere"
  | "credentials:create"
  | "credentials:set"
  | "credentials:delete"
  | "mail"
  | "texts"
  | "geocoder"
  | "payments"
  | "payments:frame"
  | "site"
  | "metrics"
  | "signing";

/** The roles that may call; "anyone" needs no session. */
export type Callers = "anyone" | readonly Role[];

export const everyone: readonly Role[] = roles;

/**
 * At most `times` in `seconds` for each value of `by`: "address" is the caller's network address, "network" the
 * network around it, "account" the signed-in account, any other name a text field of the request.
 */
export interface Limit {
  readonly by: readonly string[];
  readonly times: number;
  readonly seconds: number;
  /** Counts only requests with this field. @default every request */
  readonly onlyWith?: string;
  /**
   * Counts only callers who are signed in, or only all others. Two such limits keep a share of what all callers
   * together may do for people who are signed in: no flood of strangers uses it up. @default every caller
   */
  readonly of?: "signedIn" | "strangers";
  /** Names the counter; calls that give it the same name share it. @default the call's own */
  readonly counter?: string;
  /** Whether the call goes on when the counters cannot be reached. @default false: refused */
  readonly failOpen?: boolean;
  /** Whether a call that succeeds gives its try back. @default false */
  readonly failuresOnly?: boolean;
}

/** Uses of calls that change something; all others only read. */
const changing =
  /^(records:(put|update|delete)|photos:(write|accept|erase)|credentials:|identity:|mail|texts|payments)/;

/**
 * The limit of a signed-in call that declares none: far above what a person does, far below what a program could. A
 * call that only reads goes on when the counters cannot be reached.
 */
function usualLimits({ callers, uses }: Pick<Call, "callers" | "uses">): readonly Limit[] | undefined {
  if (callers === "anyone") return undefined;
  const failOpen = !uses.some((use) => changing.test(use));
  return [{ by: ["account"], times: 300, seconds: 60, failOpen }];
}

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** The one description of a call: its route, function, permissions, client, form and tests derive from it. */
export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Who extends Callers = Callers,
> {
  readonly method: Method;
  /** From the API's root; the site calls it under /api. */
  readonly path: string;
  readonly callers: Who;
  readonly uses: readonly Use[];
  /** @default for a signed-in call, 300 a minute for each account; for others none */
  readonly limits?: readonly Limit[];
  /** Whether a retry with the same Idempotency-Key creates nothing twice. @default false */
  readonly creates?: boolean;
  /** Whether the browser's cookie says who calls: pages of other sites are refused. @default false */
  readonly byCookie?: boolean;
  /** Whether an account may call that still lacks the second step that its role needs. @default false */
  readonly beforeSecondFactor?: boolean;
  readonly request: Request;
  readonly response: Response;
}

/** Declares a call with its exact types and its usual limits. */
export function call<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  const Who extends Callers,
>(declaration: Call<Request, Response, Who>): Call<Request, Response, Who> {
  const limits = declaration.limits ?? usualLimits(declaration);
  return limits ? { ...declaration, limits } : declaration;
}

/** The request before parsing. */
export type RequestOf<C extends Call> = z.input<C["request"]>;
/** The request as the handler receives it. */
export type ParsedRequestOf<C extends Call> = z.output<C["request"]>;
export type ResponseOf<C extends Call> = z.output<C["response"]>;

/** A run started by the clock: no caller, no route. */
export interface ScheduledEvent {
  /** An EventBridge expression, in UTC. */
  readonly schedule: `cron(${string})`;
  /** The longest a run may take. */
  readonly seconds: number;
  readonly uses: readonly Use[];
}

/** A request from a provider: no session, a proof of its own. */
export interface ProviderEvent {
  readonly method: Method;
  readonly path: string;
  readonly uses: readonly Use[];
}
