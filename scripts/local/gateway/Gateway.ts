import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { operatorKey } from "#scripts/local/common/accessKeys.ts";
import { bodyOf, type ServedAnswer, send } from "#scripts/local/common/serve.ts";
import { type AwsService, isService } from "./derivations.ts";
import { forward, withoutConnection } from "./forward.ts";
import { Judge, type JudgeOptions } from "./Judge.ts";
import { unknownCaller } from "./refusal.ts";
import { callerOf, targetOf } from "./ServiceRequest.ts";

export interface GatewayOptions extends JudgeOptions {
  readonly services: Readonly<Record<AwsService, string>>;
}

/** A token's holder may revoke it without a signature. */
const unsigned: Readonly<Record<string, AwsService>> = { RevokeToken: "cognito-idp" };

const largest = 32 * 1024 * 1024;

const urlOf = ({ url = "/" }: IncomingMessage) => new URL(url.replace(/^\/+/, "/"), "http://localhost");

/** A queue must give no messages to a caller that left. */
function whenGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => response.writableFinished || gone.abort());
  return gone.signal;
}

export class Gateway {
  private readonly options: GatewayOptions;
  private readonly judge: Judge;

  constructor(options: GatewayOptions) {
    this.options = options;
    this.judge = new Judge(options);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = urlOf(request);
    // A browser's preflight names no signer.
    const caller = request.method === "OPTIONS" ? undefined : callerOf(url, request.headers);
    const service = caller ? caller.service : this.unsignedService(request);
    if (service === undefined)
      return this.refuse(request, response, unknownCaller(`Nobody signed ${request.method} ${url.pathname}`));
    if (!isService(service)) {
      const message = this.judge.notKnown(caller?.accessKey ?? "", service);
      return this.refuse(request, response, unknownCaller(message));
    }
    const body = service === "s3" ? request : await bodyOf(request, largest);
    // The operator may do everything, uncounted.
    if (!caller || caller.accessKey === operatorKey) return this.pass(service, request, response, body);
    const sent = {
      method: request.method ?? "GET",
      url,
      headers: request.headers,
      body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    };
    const refused = this.judge.judge(caller.accessKey, service, sent);
    if (refused) return this.refuse(request, response, refused);
    const absent = this.judge.hidesAbsence(caller.accessKey, service, sent);
    return this.pass(service, request, response, body, absent);
  }

  private unsignedService(request: IncomingMessage): AwsService | undefined {
    if (request.method === "OPTIONS") return "s3";
    return unsigned[targetOf(request) ?? ""];
  }

  private refuse(request: IncomingMessage, response: ServerResponse, answer: ServedAnswer): void {
    request.resume();
    send(response, request.method ?? "GET", answer);
  }

  private async pass(
    service: AwsService,
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer | IncomingMessage,
    absent?: ServedAnswer,
  ): Promise<void> {
    const { method = "GET", url: target = "/", headers } = request;
    const signal = whenGone(response);
    const answer = await forward(this.options.services[service], { method, target, headers, body, signal });
    if (absent && answer.statusCode === 404) {
      answer.resume();
      return this.refuse(request, response, absent);
    }
    const [status, kept] = [answer.statusCode ?? 502, withoutConnection(answer.headers)];
    if (!Buffer.isBuffer(body)) {
      response.writeHead(status, kept);
      return pipeline(answer, response);
    }
    // Small; in one piece a third faster.
    const answered = await bodyOf(answer, largest);
    response.writeHead(status, { ...kept, "content-length": answered.length }).end(answered);
  }
}
