import type * as z from "zod/mini";
import type { Role } from "#shared/model/role.ts";
import { roles } from "#shared/model/role.ts";

/**
 * What a call does with the registry's records, each by its own permission; a transaction is made of the
 * permissions of its parts. getMany reads batches, query one partition, check looks at a record that a transaction
 * does not write. Rows of the audit are out of reach: `audit` appends them.
 */
export type RecordUse = `records:${"get" | "getMany" | "query" | "put" | "update" | "delete" | "check"}`;

/** Which of the registry's lists a call pages through: that of everything, or those of single cities. */
export type ListUse = "lists:unfiltered" | "lists:byPlace";

/**
 * What a call reaches, each granting the least that serves it: records and lists, audit (append a row), photos:read,
 * photos:write and photos:erase (sign and read, sign and note uploads, delete), identity:signIn and identity:signOut
 * (mint and end tokens), credentials:create and credentials:set (make them, or take them back when the rest fails;
 * set a password), mail, texts, geocoder, payments.
 */
export type Use =
  | RecordUse
  | ListUse
  | "audit"
  | "photos:read"
  | "photos:write"
  | "photos:erase"
  | "identity:signIn"
  | "identity:signOut"
  | "credentials:create"
  | "credentials:set"
  | "mail"
  | "texts"
  | "geocoder"
  | "payments";

/** "anyone" needs no session; otherwise the roles that may call. */
export type Callers = "anyone" | readonly Role[];

/** Any signed-in person. */
export const everyone: readonly Role[] = roles;

/**
 * At most `times` in `seconds` for each value of `by`: "address" is the network address of the caller,
 * "account" the signed-in account, any other name a text field of the request.
 */
export interface Limit {
  readonly by: readonly string[];
  readonly times: number;
  readonly seconds: number;
  /** Whether the call goes on when the counters cannot be reached. @default false: it is refused. */
  readonly failOpen?: boolean;
  /** Whether a call that succeeds gives its try back. @default false */
  readonly failuresOnly?: boolean;
}

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** The one description of a call: route, function, permissions, client, form and tests come from it. */
export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Who extends Callers = Callers,
> {
  readonly method: Method;
  /** The route at the API's root; the site reaches it under /api. */
  readonly path: string;
  readonly callers: Who;
  readonly uses: readonly Use[];
  readonly limits?: readonly Limit[];
  /** Whether a retry with the same Idempotency-Key must not create a second thing. @default false */
  readonly creates?: boolean;
  readonly request: Request;
  readonly response: Response;
}

/** Declares a call, keeping the exact types of its request, its response and who may make it. */
export function call<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  const Who extends Callers,
>(declaration: Call<Request, Response, Who>): Call<Request, Response, Who> {
  return declaration;
}

/** What a caller sends, before the server parses it. */
export type RequestOf<C extends Call> = z.input<C["request"]>;
/** What the handler is given. */
export type ParsedRequestOf<C extends Call> = z.output<C["request"]>;
/** What the caller gets. */
export type ResponseOf<C extends Call> = z.output<C["response"]>;

/** Something that the clock starts: nobody calls it and it has no route. */
export interface ScheduledEvent {
  /** When, in the words of EventBridge; times are UTC. */
  readonly schedule: `cron(${string})`;
  /** The most seconds that one run may take. */
  readonly seconds: number;
  readonly uses: readonly Use[];
}

/** Something that arrives from a provider and not from our client: no session, its own proof. */
export interface ProviderEvent {
  readonly method: Method;
  readonly path: string;
  readonly uses: readonly Use[];
}
