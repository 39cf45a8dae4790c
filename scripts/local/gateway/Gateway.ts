import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { type Answer, bodyOf, send } from "#scripts/local/common/serve.ts";
import type { PermissionLedger } from "../iam/PermissionLedger.ts";
import { decide, type Role } from "../iam/role.ts";
import { type Caller, callerOf } from "./caller.ts";
import { derivations, isService, type Service } from "./derivations.ts";
import { forward, withoutConnection } from "./forward.ts";
import { listRequest } from "./objectRequests.ts";
import { refusal, unknownCaller } from "./refusal.ts";
import { type ServiceRequest, targetOf } from "./ServiceRequest.ts";
import type { Tables } from "./tableRequests.ts";

/** What the gateway stands before, and whom it lets through. */
export interface GatewayOptions {
  /** Where each service is. */
  readonly services: Readonly<Record<Service, string>>;
  readonly tables: Tables;
  /** By access key, which is the function's name. */
  readonly roles: ReadonlyMap<string, Role>;
  readonly ledger: PermissionLedger;
  /** The access key of whoever runs the stack and its tests: everything is allowed and nothing counted. */
  readonly operator: string;
  /** Told of everything that is refused. */
  readonly log: (line: string) => void;
}

/** Operations that take no signature: who has a token may end it. */
const unsigned: Readonly<Record<string, Service>> = { RevokeToken: "cognito-idp" };

/** More than any request of the product's. */
const largest = 32 * 1024 * 1024;

const urlOf = ({ url = "/" }: IncomingMessage) => new URL(url.replace(/^\/+/, "/"), "http://localhost");

/** The one address of every service that functions call. */
export class Gateway {
  private readonly options: GatewayOptions;
  private readonly derive: ReturnType<typeof derivations>;

  constructor(options: GatewayOptions) {
    this.options = options;
    this.derive = derivations(options.tables);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = urlOf(request);
    // A page asks first whether it may upload, at the signed address but without being who signed it.
    const caller = request.method === "OPTIONS" ? undefined : callerOf(url, request.headers);
    const service = caller ? caller.service : this.unsignedService(request);
    if (service === undefined)
      return this.refuse(request, response, unknownCaller(`Nobody signed ${request.method} ${url.pathname}`));
    if (!isService(service))
      return this.refuse(request, response, this.notKnown(caller?.accessKey ?? "", service));
    const body = service === "s3" ? request : await bodyOf(request, largest);
    if (!caller || caller.accessKey === this.options.operator)
      return this.pass(service, request, response, body);
    const asked = {
      method: request.method ?? "GET",
      url,
      headers: request.headers,
      body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    };
    const refused = this.judge(caller, service, asked);
    if (refused) return this.refuse(request, response, refused);
    return this.pass(service, request, response, body, this.hidesAbsence(caller, service, asked));
  }

  private unsignedService(request: IncomingMessage): Service | undefined {
    // S3 answers such a question without a signature.
    if (request.method === "OPTIONS") return "s3";
    return unsigned[targetOf(request) ?? ""];
  }

  /** The service's refusal; undefined when the caller may do all that it asks for. */
  private judge({ accessKey }: Caller, service: Service, asked: ServiceRequest): Answer | undefined {
    const { roles, ledger, log } = this.options;
    const role = roles.get(accessKey);
    if (!role) return unknownCaller(`No function has the access key ${accessKey}`);
    const requests = this.derive[service](asked);
    if (!requests)
      return this.notKnown(
        accessKey,
        `${service}:${targetOf(asked) ?? `${asked.method} ${asked.url.pathname}`}`,
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

  /** What is asked for cannot be judged: it is refused and told, so that somebody teaches the gateway. */
  private notKnown(accessKey: string, what: string): Answer {
    const { ledger, log } = this.options;
    const message = `${accessKey}: the local stack does not know what permission ${what} takes. Teach scripts/local/gateway.`;
    ledger.denied(accessKey, `${what} (not known)`);
    log(message);
    const service = what.split(":")[0] ?? "";
    return isService(service) ? refusal(service, message) : unknownCaller(message);
  }

  /** S3's answer for an object that is not there, to a caller that may not know: that access is denied. */
  private hidesAbsence({ accessKey }: Caller, service: Service, asked: ServiceRequest): Answer | undefined {
    const role = this.options.roles.get(accessKey);
    if (service !== "s3" || !role) return undefined;
    const decision = decide(role, listRequest(asked));
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
    response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
    await pipeline(answer, response);
  }
}
