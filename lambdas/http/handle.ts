import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
} from "aws-lambda";
import type * as z from "zod/mini";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import type { Once } from "#lambdas/records/table/once.ts";
import type { Session } from "#lambdas/session.ts";
import type { Call } from "#shared/contract/call.ts";
import { Cookies } from "./cookies.ts";
import { countCall } from "./countCall.ts";
import { readBody } from "./readBody.ts";
import { requireOwnSite } from "./requireOwnSite.ts";
import { requireSecondFactor } from "./requireSecondFactor.ts";
import { fail, succeed } from "./respond.ts";
import { readSession } from "./session.ts";
import { requireOrigin, viewerAddress } from "./viewerAddress.ts";

/** The context of one request, beside its body and session. */
export interface CallContext {
  /** The caller's network address. */
  readonly address: string;
  /** The caller's Idempotency-Key with a digest of the body; undefined without a key. */
  readonly once: Once | undefined;
  readonly cookies: Cookies;
  /** The caller's User-Agent header; empty without one. */
  readonly userAgent: string;
}

type SessionOf<C extends Call> = C["callers"] extends "anyone" ? undefined : Session;

type Run<C extends Call> = (
  request: z.output<C["request"]>,
  session: SessionOf<C>,
  context: CallContext,
) => Promise<z.input<C["response"]>>;

/** A function as API Gateway invokes it (payload format 2.0), with the call that it answers. */
export type Handler<C extends Call = Call> = ((
  event: APIGatewayProxyEventV2,
) => Promise<APIGatewayProxyStructuredResultV2>) & { readonly declaration: C };

const idempotencyKey = /^[\w-]{8,100}$/;

function onceOf(event: APIGatewayProxyEventV2, declaration: Call): Once | undefined {
  const key = event.headers["idempotency-key"];
  if (!declaration.creates || key === undefined) return undefined;
  if (!idempotencyKey.test(key)) throw new VisibleError("INVALID_REQUEST");
  // Keyed: a plain digest of a registration could be searched for its password.
  return { key: `${env.call}#${key}`, digest: keyedDigestOf(event.body ?? "") };
}

async function sessionOf(event: APIGatewayProxyEventV2, declaration: Call): Promise<Session | undefined> {
  const { callers } = declaration;
  if (callers === "anyone") return undefined;
  const session = await readSession(event as APIGatewayProxyEventV2WithJWTAuthorizer);
  if (!callers.includes(session.role)) throw new VisibleError("NOT_ALLOWED");
  requireSecondFactor(session, declaration);
  return session;
}

/**
 * Turns a declared call into a function: requires that the request came through the distribution, loads the
 * session and checks its role, parses the request, counts it against the limits of the call, runs, and parses the
 * answer, so that an undeclared field cannot leak. Every failure is answered as `{ Message, Code, RequestId }`.
 */
export function handle<C extends Call>(declaration: C, run: Run<C>): Handler<C> {
  const handler = async (event: APIGatewayProxyEventV2) => {
    const { requestId } = event.requestContext;
    const cookies = new Cookies(event.cookies);
    log.resetKeys();
    log.appendKeys({ requestId, call: env.call });
    try {
      requireOrigin(event);
      if (declaration.byCookie) requireOwnSite(event);
      const address = viewerAddress(event);
      const session = await sessionOf(event, declaration);
      const request = readBody(event, declaration.request);
      const counted = await countCall(declaration, { address, accountId: session?.accountId, request });
      const userAgent = event.headers["user-agent"] ?? "";
      const context = { address, once: onceOf(event, declaration), cookies, userAgent };
      const answer = await run(request as z.output<C["request"]>, session as SessionOf<C>, context);
      await counted.succeeded();
      return succeed(declaration.response.parse(answer), cookies.toSet);
    } catch (error) {
      return fail(error, requestId, cookies.toSet);
    }
  };
  return Object.assign(handler, { declaration });
}
