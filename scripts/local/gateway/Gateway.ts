import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { type Answer, bodyOf, send } from "#scripts/local/common/serve.ts";
import type { PermissionLedger } from "#scripts/local/iam/PermissionLedger.ts";
import { decide, type Role } from "#scripts/local/iam/role.ts";
import { derivations, isService, type Service } from "./derivations.ts";
import { forward, withoutConnection } from "./forward.ts";
import { listRequest } from "./objectRequests.ts";
import { refusal, unknownCaller } from "./refusal.ts";
import { type Caller, callerOf, type ServiceRequest, targetOf } from "./ServiceRequest.ts";
import type { Tables } from "./tableRequests.ts";

/** The services behind the gateway, and the callers that it admits. */
export interface GatewayOptions {
  /** The address of each service. */
  readonly services: Readonly<Record<Service, string>>;
  readonly tables: Tables;
  /** By access key, which is the function's name. */
  readonly roles: ReadonlyMap<string, Role>;
  readonly ledger: PermissionLedger;
  /** The access key of the operator and the tests: everything is allowed, nothing counted. */
  readonly operator: string;
  /** Called with every refusal. */
  readonly log: (line: string) => void;
}

/** Operations without a signature: a token's holder may revoke it. */
const unsigned: Readonly<Record<string, Service>> = { RevokeToken: "cognito-idp" };

/** Above every request of the product. */
const largest = 32 * 1024 * 1024;

const urlOf = ({ url = "/" }: IncomingMessage) => new URL(url.replace(/^\/+/, "/"), "http://localhost");

/** The single address of all services that functions call. */
export class Gateway {
  private readonly options: GatewayOptions;
  private readonly derive: ReturnType<typeof derivations>;

  constructor(options: GatewayOptions) {
    this.options = options;
    this.derive = derivations(options.tables);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = urlOf(request);
    // A browser's preflight for an upload goes to the signed address but carries no signer of its own.
    const caller = request.method === "OPTIONS" ? undefined : callerOf(url, request.headers);
    const service = caller ? caller.service : this.unsignedService(request);
    if (service === undefined)
      return this.refuse(request, response, unknownCaller(`Nobody signed ${request.method} ${url.pathname}`));
    if (!isService(service))
      return this.refuse(request, response, this.notKnown(caller?.accessKey ?? "", service));
    const body = service === "s3" ? request : await bodyOf(request, largest);
    if (!caller || caller.accessKey === this.options.operator)
      return this.pass(service, request, response, body);
    const sent = {
      method: request.method ?? "GET",
      url,
      headers: request.headers,
      body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    };
    const refused = this.judge(caller, service, sent);
    if (refused) return this.refuse(request, response, refused);
    return this.pass(service, request, response, body, this.hidesAbsence(caller, service, sent));
  }

  private unsignedService(request: IncomingMessage): Service | undefined {
    // S3 answers a preflight without a signature.
    if (request.method === "OPTIONS") return "s3";
    return unsigned[targetOf(request) ?? ""];
  }

  /** The service's refusal; undefined when the caller has every permission that the request needs. */
  private judge({ accessKey }: Caller, service: Service, sent: ServiceRequest): Answer | undefined {
    const { roles, ledger, log } = this.options;
    const role = roles.get(accessKey);
    if (!role) return unknownCaller(`No function has the access key ${accessKey}`);
    const requests = this.derive[service](sent);
    if (!requests)
      return this.notKnown(
        accessKey,
        `${service}:${targetOf(sent) ?? `${sent.method} ${sent.url.pathname}`}`,
      );
    const decisions = requests.map((request) => ({ request, decision: decide(role, request) }));
    for (const { request, decision } of decisions) {
      if (decision.allowed) continue;
      ledger.denied(accessKey, `${request.action} on ${request.resource}`);
      log(`${accessKey}: ${decision.message}`);
      return refusal(service, decision.message);
    }
    const needed = decisions.flatMap(({ decision }) => (decision.allowed ? decision.by : []));
    ledger.used(accessKey, [...new Set(needed)]);
    return undefined;
  }

  /** Refuses and reports an operation whose permissions are unknown, so that the gateway gets extended. */
  private notKnown(accessKey: string, what: string): Answer {
    const { ledger, log } = this.options;
    const message = `${accessKey}: the local stack does not know what permission ${what} takes. Teach scripts/local/gateway.`;
    ledger.denied(accessKey, `${what} (not known)`);
    log(message);
    const service = what.split(":")[0] ?? "";
    return isService(service) ? refusal(service, message) : unknownCaller(message);
  }

  /** S3 answers an absent object with "access denied" unless the caller may list the bucket. */
  private hidesAbsence({ accessKey }: Caller, service: Service, sent: ServiceRequest): Answer | undefined {
    const role = this.options.roles.get(accessKey);
    if (service !== "s3" || !role) return undefined;
    const decision = decide(role, listRequest(sent));
    return decision.allowed ? undefined : refusal(service, decision.message);
  }

  private refuse(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    request.resume();
    send(response, request.method ?? "GET", answer);
  }

  private async pass(
    service: Service,
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer | IncomingMessage,
    absent?: Answer,
  ): Promise<void> {
    const { method = "GET", url: target = "/", headers } = request;
    const answer = await forward(this.options.services[service], { method, target, headers, body });
    if (absent && answer.statusCode === 404) {
      answer.resume();
      return this.refuse(request, response, absent);
    }
    const [status, kept] = [answer.statusCode ?? 502, withoutConnection(answer.headers)];
    if (!Buffer.isBuffer(body)) {
      response.writeHead(status, kept);
      return pipeline(answer, response);
    }
    // Answers to buffered requests are small; in one piece they cost a third less time.
    const answered = await bodyOf(answer, largest);
    response.writeHead(status, { ...kept, "content-length": answered.length }).end(answered);
  }
}
