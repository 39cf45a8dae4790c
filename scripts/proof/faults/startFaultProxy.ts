import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { pause } from "#lambdas/pause.ts";
import { bodyOf, listen, type Running, send } from "#scripts/local/common/serve.ts";
import { forward, withoutConnection } from "#scripts/local/gateway/forward.ts";
import { callerOf } from "#scripts/local/gateway/ServiceRequest.ts";
import { type FaultKind, type FaultyService, faultHeader, faultOf, services } from "./Fault.ts";
import { faultAnswer } from "./faultAnswer.ts";

const largest = 32 * 1024 * 1024;
const slowMilliseconds = 800;

export function signedService({ url = "/", headers }: IncomingMessage): FaultyService | undefined {
  const signed = callerOf(new URL(url, "http://localhost"), headers)?.service;
  // A token's holder revokes it without a signature.
  const target = String(headers["x-amz-target"] ?? "").startsWith("AWSCognito") ? "cognito-idp" : undefined;
  return services.find((service) => service === (signed ?? target));
}

interface Passing {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
}

async function pass(target: string, { request, response, body }: Passing, answers: boolean): Promise<void> {
  const { method = "GET", url = "/", headers } = request;
  const answer = await forward(target, { method, target: url, headers, body });
  if (!answers) {
    answer.resume();
    response.destroy();
    return;
  }
  response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
  await pipeline(answer, response);
}

async function meet(fault: FaultKind, service: FaultyService, target: string, passing: Passing): Promise<void> {
  const { request, response } = passing;
  if (fault === "throttled" || fault === "failing")
    return send(response, request.method ?? "GET", faultAnswer(service, fault));
  if (fault === "torn") return void response.destroy();
  if (fault === "silent") return void response.setTimeout(30_000, () => response.destroy());
  if (fault === "slow") await pause(slowMilliseconds);
  return pass(target, passing, fault === "slow");
}

/** All but the faults passes unchanged. */
export function startFaultProxy(
  target: string,
  serviceOf: (request: IncomingMessage) => FaultyService | undefined,
): Promise<Running> {
  const server = createServer(async (request, response) => {
    try {
      const passing = { request, response, body: await bodyOf(request, largest) };
      const service = serviceOf(request);
      const fault = service && faultOf(String(request.headers[faultHeader]), service);
      delete request.headers[faultHeader];
      await (service && fault ? meet(fault, service, target, passing) : pass(target, passing, true));
    } catch {
      response.destroy();
    }
  });
  server.keepAliveTimeout = 60_000;
  return listen(server, 0, "fault proxy");
}
