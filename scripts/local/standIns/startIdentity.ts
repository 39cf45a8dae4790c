import { mkdir } from "node:fs/promises";
import type { RequestListener, Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { InvalidPasswordError, NotAuthorizedError, UserNotFoundError } from "cognito-local/lib/errors.js";
import { Router } from "cognito-local/lib/server/Router.js";
import { createServer } from "cognito-local/lib/server/server.js";
import { DateClock } from "cognito-local/lib/services/clock.js";
import { CognitoServiceFactoryImpl } from "cognito-local/lib/services/cognitoService.js";
import type { CryptoService } from "cognito-local/lib/services/crypto.js";
import type { Services } from "cognito-local/lib/services/index.js";
import { LambdaService } from "cognito-local/lib/services/lambda.js";
import { MessagesService } from "cognito-local/lib/services/messages.js";
import { otp } from "cognito-local/lib/services/otp.js";
import { JwtTokenGenerator } from "cognito-local/lib/services/tokenGenerator.js";
import { TriggersService } from "cognito-local/lib/services/triggers/triggers.js";
import { UserPoolServiceFactoryImpl } from "cognito-local/lib/services/userPoolService.js";
import type pino from "pino";
import { type Running, stopServer } from "#scripts/local/common/serve.ts";
import { callerOf, targetOf } from "#scripts/local/gateway/ServiceRequest.ts";
import { identityStores } from "./identityStores.ts";
import { type ClientRequest, requireClient } from "./requireClient.ts";
import { type RefreshContext, sessionTokens } from "./sessionTokens.ts";

const required = createRequire(createRequire(import.meta.url).resolve("cognito-local"));

/** A refused sign-in is expected. */
const silent = () => (required("pino") as typeof pino)({ level: "silent" });

const unused = (what: string) => () => Promise.reject(new Error(`The user pool has no ${what}`));

type Call = ReturnType<Router>;

/** Missing in the library. */
const globalSignOut =
  ({ cognito }: Services): Call =>
  async (context, { UserPoolId, Username }: { UserPoolId: string; Username: string }) => {
    const pool = await cognito.getUserPool(context, UserPoolId);
    const user = await pool.getUserByUsername(context, Username);
    if (!user) throw new UserNotFoundError("User does not exist.");
    await pool.saveUser(context, { ...user, RefreshTokens: [] });
    return {};
  };

/** These need the client's proof. */
const ofClients = new Set(["AdminInitiateAuth", "InitiateAuth", "RevokeToken"]);

/** With Cognito's checks of the client and its answer to a wrong password. */
function routerOf(services: Services): Router {
  const router = Router(services);
  return (target) => {
    const call = target === "AdminUserGlobalSignOut" ? globalSignOut(services) : router(target);
    return async (context, request: ClientRequest) => {
      if (ofClients.has(target)) await requireClient(services, context, request);
      const refresh: RefreshContext = { ...context, refreshToken: request.AuthParameters?.REFRESH_TOKEN };
      return call(refresh, request).catch((error: unknown) => {
        throw error instanceof InvalidPasswordError ? new NotAuthorizedError("Incorrect username or password.") : error;
      });
    };
  };
}

/** Taken unsigned by Cognito: the request carries a token or a secret. */
const unsigned = new Set(["InitiateAuth", "RevokeToken"]);

/** The library asks for no signature, not even for AdminSetUserPassword. */
function requireSignatures(server: Server): void {
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const { method, headers, url = "/" } = request;
    const isOpen = method !== "POST" || unsigned.has(targetOf({ headers }) ?? "");
    if (isOpen || callerOf(new URL(url, "http://localhost"), headers)) {
      for (const listener of listeners) listener(request, response);
      return;
    }
    request.resume();
    response.writeHead(400, { "content-type": "application/x-amz-json-1.1" });
    response.end(
      JSON.stringify({ __type: "MissingAuthenticationTokenException", message: "Missing Authentication Token" }),
    );
  });
}

interface Options {
  readonly port: number;
  readonly folder: string;
  /** @default false */
  readonly inMemory?: boolean;
}

/** The library's ready-made server loses a pool when the process is killed during a write. */
export async function startIdentity({ port, folder, inMemory = false }: Options): Promise<Running> {
  await mkdir(folder, { recursive: true });
  const logger = silent();
  const clock = new DateClock();
  const stores = identityStores(inMemory ? undefined : folder);
  const pools = new UserPoolServiceFactoryImpl(clock, stores);
  const cognito = await new CognitoServiceFactoryImpl(folder, stores, pools).create({ logger }, {});
  const triggers = new TriggersService(clock, cognito, new LambdaService({}, { invoke: unused("triggers") } as never), {
    encrypt: unused("custom sender"),
  } as unknown as CryptoService);
  const config = {
    LambdaClient: {},
    TriggerFunctions: {},
    UserPoolDefaults: {},
    ServerConfig: { hostname: "127.0.0.1", port },
    // Port and pool make the issuer, so tokens stay valid.
    TokenConfig: { IssuerDomain: `http://127.0.0.1:${port}` },
  };
  const services = {
    clock,
    cognito,
    config,
    messages: new MessagesService(triggers, { deliver: unused("messages") }),
    otp,
    tokenGenerator: sessionTokens(new JwtTokenGenerator(clock, triggers, config.TokenConfig)),
    triggers,
  };
  const server = await createServer(routerOf(services), logger, config.ServerConfig, services).start();
  requireSignatures(server);
  return {
    port: (server.address() as AddressInfo).port,
    url: `http://127.0.0.1:${port}`,
    stop: () => stopServer(server),
  };
}
