import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import type { Use } from "#shared/contract/call.ts";

export const services = ["dynamodb", "s3", "cognito-idp", "ses", "sns", "geo", "payments"] as const;
export type FaultyService = (typeof services)[number];

export function serviceOf(use: Use): FaultyService {
  const [kind = ""] = use.split(":");
  const named: Readonly<Record<string, FaultyService>> = {
    photos: "s3",
    identity: "cognito-idp",
    credentials: "cognito-idp",
    mail: "ses",
    texts: "sns",
    geocoder: "geo",
    payments: "payments",
  };
  return named[kind] ?? "dynamodb";
}

/**
 * The service itself answers with `throttled` and `failing`; `torn` ends the connection before the request arrives,
 * `answerLost` after it was carried out.
 */
export const faultKinds = ["throttled", "failing", "torn", "silent", "answerLost", "slow"] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Met by each of the call's requests to the service, from this one on. */
export interface Fault {
  readonly service: FaultyService;
  readonly kind: FaultKind;
  /** 1 for the first request. */
  readonly from: number;
}

interface Running extends Fault {
  requests: number;
  met: number;
}

export const faultHeader = "x-proof-fault";

const running = new Map<string, Running>();
const current = new AsyncLocalStorage<string>();

// After the signature: nothing changes for the service.
subscribe("http.client.request.created", (message) => {
  const id = current.getStore();
  if (id) (message as { request: ClientRequest }).request.setHeader(faultHeader, id);
});

export function faultOf(id: string | undefined, service: FaultyService): FaultKind | undefined {
  const fault = running.get(id ?? "");
  if (fault?.service !== service) return undefined;
  fault.requests += 1;
  if (fault.requests < fault.from) return undefined;
  fault.met += 1;
  return fault.kind;
}

/** `met` is a number of requests. */
export async function withFault<Result>(
  fault: Fault,
  work: () => Promise<Result>,
): Promise<{ result: Result; met: number }> {
  const id = randomUUID();
  const own = { ...fault, requests: 0, met: 0 };
  running.set(id, own);
  try {
    return { result: await current.run(id, work), met: own.met };
  } finally {
    running.delete(id);
  }
}
