import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
} from "aws-lambda";
import type * as z from "zod/mini";
import { type InvocationContext, withinTime } from "#lambdas/deadline.ts";
import { isHeld } from "#lambdas/domain/accounts/sessions.ts";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import type { Once } from "#lambdas/records/table/once.ts";
import type { Session } from "#lambdas/session.ts";
import type { Call } from "#shared/contract/call.ts";
import { Cookies, requireOwnSite } from "./cookies.ts";
import { countCall } from "./countCall.ts";
import { noteRefusal } from "./noteRefusal.ts";
import { readBody } from "./readBody.ts";
import { fail, succeed } from "./respond.ts";
import { readSession, readToken, requireCaller, requireSecondFactor, type SessionToken } from "./session.ts";
import { networkAround, requireOrigin, viewerAddress } from "./viewerAddress.ts";

interface CallContext {
  readonly address: string;
  readonly network: string;
  /** Also where the call needs no session. */
  readonly isSignedIn: () => Promise<boolean>;
  /** The Idempotency-Key with a digest of the body; undefined without a key. */
  readonly once: Once | undefined;
  readonly cookies: Cookies;
  /** Empty without the header. */
  readonly userAgent: string;
  readonly requestId: string;
}

/** Runs before the answer, also for one request too many. */
type OnRefusal<C extends Call> = (
  error: VisibleError,
  request: z.output<C["request"]>,
  context: CallContext,
) => Promise<void>;

type SessionOf<C extends Call> = C["callers"] extends "anyone" ? undefined : Session;

type Run<C extends Call> = (
  request: z.output<C["request"]>,
  session: SessionOf<C>,
  context: CallContext,
) => Promise<z.input<C["response"]>>;

/** As API Gateway invokes it: payload format 2.0. */
export type Handler<C extends Call = Call> = ((
  event: APIGatewayProxyEventV2,
  context?: InvocationContext,
) => Promise<APIGatewayProxyStructuredResultV2>) & { readonly declaration: C };

const idempotencyKey = /^[\w-]{8,100}$/;

function onceOf(event: APIGatewayProxyEventV2, declaration: Call): Once | undefined {
  const key = event.headers["idempotency-key"];
  if (!declaration.creates || key === undefined) return undefined;
  if (!idempotencyKey.test(key)) throw new VisibleError("INVALID_REQUEST");
  // Keyed: a plain digest of a registration could be searched for its password.
  return { key: `${env.call}#${key}`, digest: keyedDigestOf(event.body ?? "") };
}

/** Filled while a request is answered. */
interface RequestState {
  session?: Session;
  address?: string;
  onRefusal?: (error: VisibleError) => Promise<void>;
}

const tokenOf = (event: APIGatewayProxyEventV2, { callers }: Call): SessionToken | undefined =>
  callers === "anyone" ? undefined : readToken(event as APIGatewayProxyEventV2WithJWTAuthorizer);

async function admit(
  token: SessionToken | undefined,
  declaration: Call,
  requestId: string,
  known: RequestState,
): Promise<Session | undefined> {
  const { callers } = declaration;
  if (callers === "anyone" || !token) return undefined;
  known.session = await readSession(token, requestId);
  requireCaller(known.session, callers);
  requireSecondFactor(known.session, declaration);
  return known.session;
}

/** A caller who is not admitted reads so first. */
async function parseFor<Parsed>(admission: Promise<unknown>, parse: () => Parsed): Promise<Parsed> {
  try {
    return parse();
  } catch (error) {
    await admission;
    throw error;
  }
}

async function isCookieHeld(cookies: Cookies): Promise<boolean> {
  const cookie = cookies.get("session");
  return cookie !== undefined && isHeld(cookie);
}

const isAskedForCode = (error: unknown) => error instanceof VisibleError && error.code === "SECOND_FACTOR_REQUIRED";

const hasShares = ({ limits = [] }: Call): boolean => limits.some(({ of }) => of !== undefined);

/**
 * Requires the way through the distribution, parses the request, admits the session while the call is counted, runs,
 * and parses the answer, so an undeclared field cannot leak. Every failure is answered as `{ Message, Code, RequestId
 * }` in time; a signed-in caller's with status 403 leaves a row.
 */
export function handle<C extends Call>(
  declaration: C,
  run: Run<C>,
  onRefusal: OnRefusal<C> = async () => undefined,
): Handler<C> {
  async function answer(event: APIGatewayProxyEventV2, cookies: Cookies, known: RequestState) {
    const { requestId } = event.requestContext;
    requireOrigin(event);
    if (declaration.byCookie) requireOwnSite(event);
    const address = viewerAddress(event);
    known.address = address;
    const token = tokenOf(event, declaration);
    // Meanwhile the call is counted: a step of the table less for every call.
    const admission = admit(token, declaration, requestId, known);
    const { request, once } = await parseFor(admission, () => ({
      request: readBody(event, declaration.request, declaration.largestBody) as z.output<C["request"]>,
      once: onceOf(event, declaration),
    }));
    const userAgent = event.headers["user-agent"] ?? "";
    const network = networkAround(address);
    const isSignedIn = async () => (await admission) !== undefined || (await isCookieHeld(cookies));
    const context = { address, network, isSignedIn, once, cookies, userAgent, requestId };
    known.onRefusal = (error) => onRefusal(error, request, context);
    const caller = { address, network, accountId: token?.accountId, request };
    const counted = await countCall(
      declaration,
      { ...caller, isSignedIn: hasShares(declaration) && (await isSignedIn()) },
      admission,
    );
    const result = await run(request, (await admission) as SessionOf<C>, context).catch(async (error: unknown) => {
      // The password was right: a shift that signs in with codes must not use up its address.
      if (isAskedForCode(error)) await counted.succeeded();
      throw error;
    });
    await counted.succeeded();
    return succeed(declaration.response.parse(result), cookies.toSet);
  }
  const handler = async (event: APIGatewayProxyEventV2, context?: InvocationContext) => {
    const { requestId } = event.requestContext;
    const cookies = new Cookies(event.cookies);
    log.about({ requestId, call: env.call });
    const known: RequestState = {};
    try {
      return await withinTime(context, () => answer(event, cookies, known));
    } catch (error) {
      await noteRefusal(error, known, context);
      return fail(error, requestId, cookies.toSet);
    }
  };
  return Object.assign(handler, { declaration });
}
