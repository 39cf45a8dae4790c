import type * as z from "zod/mini";
import type { Role } from "#shared/model/role.ts";
import { roles } from "#shared/model/role.ts";
import type { RowKind } from "./uses/rowKinds.ts";

export type RecordVerb = "get" | "getMany" | "query" | "put" | "update" | "delete" | "check";

/**
 * Permissions on records, one a verb; a transaction needs those of its parts. getMany reads batches, query
 * one partition, check tests a row without writing it. A kind in brackets limits them to its rows: calls
 * without a session and providers' events name theirs. No verb reaches audit rows: `audit` appends them.
 */
export type RecordUse = `records:${RecordVerb}` | `records:${RecordVerb}(${RowKind})`;

/** Lists to page through: all, single cities', or the names and phones that staff find. */
export type ListUse = "lists:unfiltered" | "lists:byPlace" | "lists:found";

/**
 * The permissions of a call, each as small as possible. audit appends a row, access one of a sign-in (every
 * signed-in call may, for its refusal); readers counts the rows shown to a reader; archive reads and adds
 * sealed audit days, which none may delete; photos:read signs and reads, :write signs and records uploads,
 * :accept makes the photo of an upload, :canary reaches the canary's own; identity:signIn mints tokens,
 * signOut ends one sign-in, signOutEverywhere an account's; credentials:create also deletes when the rest
 * fails, :set replaces or adds a password; payments:frame opens a page in the payment frame; site calls the
 * site; metrics writes one metric; signing makes keyed digests and cursors (every limited call may).
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
 * At most `times` in `seconds` for each value of `by`: "address" is the caller's IP address, "network" the
 * network around it, "account" the signed-in account, any other name a text field of the request.
 */
export interface Limit {
  readonly by: readonly string[];
  readonly times: number;
  readonly seconds: number;
  /** Counts only requests with this field. @default every request */
  readonly onlyWith?: string;
  /**
   * Counts only signed-in callers, or only strangers. A pair of such limits keeps a share of a ceiling out of
   * a flood's reach. @default every caller
   */
  readonly of?: "signedIn" | "strangers";
  /** The counter's name; calls share one by naming it alike. @default the call's own */
  readonly counter?: string;
  /** Whether the call goes on when the counters cannot be reached. @default false: refused */
  readonly failOpen?: boolean;
  /** Whether a success gives its try back. @default false */
  readonly failuresOnly?: boolean;
}

/** Uses of calls that change something; all others only read. */
const changing =
  /^(records:(put|update|delete)|photos:(write|accept|erase)|credentials:|identity:|mail|texts|payments)/;

/**
 * The limit of a signed-in call without limits of its own: far above a person, far below a program. A call
 * that only reads goes on when the counters cannot be reached.
 */
function usualLimits({ callers, uses }: Pick<Call, "callers" | "uses">): readonly Limit[] | undefined {
  if (callers === "anyone") return undefined;
  const failOpen = !uses.some((use) => changing.test(use));
  return [{ by: ["account"], times: 300, seconds: 60, failOpen }];
}

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** A call, declared once: its route, function, permissions, client, form and tests derive from it. */
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
  /** @default 300 a minute for each account; none without a session */
  readonly limits?: readonly Limit[];
  /** Whether a retry with the same Idempotency-Key creates nothing twice. @default false */
  readonly creates?: boolean;
  /** Whether a cookie says who calls: pages of other sites are refused. @default false */
  readonly byCookie?: boolean;
  /** Whether an account may call before it has the second step that its role needs. @default false */
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

/** A scheduled run, without caller or route. */
export interface ScheduledEvent {
  /** An EventBridge expression, in UTC. */
  readonly schedule: `cron(${string})`;
  /** The longest run. */
  readonly seconds: number;
  readonly uses: readonly Use[];
}

/** A request from a provider: no session, a proof of its own. */
export interface ProviderEvent {
  readonly method: Method;
  readonly path: string;
  readonly uses: readonly Use[];
}
