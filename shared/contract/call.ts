import type * as z from "zod/mini";
import type { Role } from "#shared/model/role.ts";
import { roles } from "#shared/model/role.ts";
import type { RowKind } from "./uses/rowKinds.ts";

export type RecordVerb = "get" | "getMany" | "query" | "put" | "update" | "delete" | "check";

/**
 * A transaction needs the permissions of its parts. query reads one partition, check tests a row without writing it. A
 * kind in brackets limits it to its rows: calls without a session and providers' events name theirs. Only `audit`
 * reaches audit rows, to append them.
 */
export type RecordUse = `records:${RecordVerb}` | `records:${RecordVerb}(${RowKind})`;

/** All, single cities', or the names and phones that staff find; the last of several last names apart. */
export type ListUse =
  | "lists:unfiltered"
  | "lists:byPlace"
  | "lists:byAddress"
  | "lists:byConfirmed"
  | "lists:found"
  | "lists:secondName";

/**
 * Each as small as possible. access appends a sign-in's audit row (every signed-in call may, for its refusal); readers
 * counts shown rows; archive reads and adds sealed audit days, which none may delete; exports:read links the parts of a
 * registry's export, :write makes and erases them; photos:write signs and records uploads, :accept makes their photos;
 * identity:signIn mints tokens; credentials:create also deletes when the rest fails, :set also adds a missing password;
 * mail:unblock ends a suppression by SES; pace knows the rate of mails; signing makes keyed digests and cursors (every
 * limited call may).
 */
export type Use =
  | RecordUse
  | ListUse
  | "audit"
  | "access"
  | "readers"
  | "archive"
  | "exports:read"
  | "exports:write"
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
  | "mail:unblock"
  | "pace"
  | "queues"
  | "texts"
  | "geocoder"
  | "payments"
  | "payments:frame"
  | "site"
  | "metrics"
  | "signing";

/** "anyone" needs no session. */
export type Callers = "anyone" | readonly Role[];

export const everyone: readonly Role[] = roles;

/**
 * In `by`, "address" is the caller's IP address, "network" the one around it, "account" the signed-in account, others
 * text fields of the request. Without any it is a ceiling of all callers together, for the usual rate of public calls.
 */
export interface Limit {
  readonly by: readonly string[];
  readonly times: number;
  readonly seconds: number;
  /** Counts only requests with this field. @default every request */
  readonly onlyWith?: string;
  /** A pair of these keeps a share of a ceiling out of strangers' reach. @default every caller */
  readonly of?: "signedIn" | "strangers";
  /** Shared by calls with the same name. @default the call's own */
  readonly counter?: string;
  /** Whether the call goes on without its counters. @default false: refused */
  readonly failOpen?: boolean;
  /** Whether a success gives its try back. @default false */
  readonly failuresOnly?: boolean;
}

const changing =
  /^(records:(put|update|delete)|photos:(write|accept|erase)|exports:write|credentials:|identity:|mail|texts|payments)/;

/** Far above a person, far below a program. */
function usualLimits({ callers, uses }: Pick<Call, "callers" | "uses">): readonly Limit[] | undefined {
  if (callers === "anyone") return undefined;
  const failOpen = !uses.some((use) => changing.test(use));
  return [{ by: ["account"], times: 300, seconds: 60, failOpen }];
}

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Route, function, permissions, client, form and tests derive from it. */
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
  /** Whether a cookie names the caller: pages of other sites are refused. @default false */
  readonly byCookie?: boolean;
  /** Whether an account may call before its role's second step. @default false */
  readonly beforeSecondFactor?: boolean;
  /** KB. @default 64 */
  readonly largestBody?: number;
  readonly request: Request;
  readonly response: Response;
}

export function call<Request extends z.ZodMiniType, Response extends z.ZodMiniType, const Who extends Callers>(
  declaration: Call<Request, Response, Who>,
): Call<Request, Response, Who> {
  const limits = declaration.limits ?? usualLimits(declaration);
  return limits ? { ...declaration, limits } : declaration;
}

export type RequestOf<C extends Call> = z.input<C["request"]>;
/** As the handler receives it. */
export type ParsedRequestOf<C extends Call> = z.output<C["request"]>;
export type ResponseOf<C extends Call> = z.output<C["response"]>;

export interface ScheduledEvent {
  /** An EventBridge expression, in UTC. */
  readonly schedule: `cron(${string})`;
  /** The longest run. */
  readonly seconds: number;
  readonly uses: readonly Use[];
}

/** Told by a service of AWS through EventBridge. */
export interface ServiceEvent<Detail extends z.ZodMiniType = z.ZodMiniType> {
  readonly source: `aws.${string}`;
  readonly detailTypes: readonly string[];
  readonly detail: Detail;
  /** The longest run. */
  readonly seconds: number;
  readonly uses: readonly Use[];
}

/** A provider's request: no session, a proof of its own. */
export interface ProviderEvent {
  readonly method: Method;
  readonly path: string;
  readonly uses: readonly Use[];
}
