import type { ServedAnswer } from "#scripts/local/common/serve.ts";
import type { PermissionLedger } from "#scripts/local/iam/PermissionLedger.ts";
import { decide, type FunctionRole } from "#scripts/local/iam/role.ts";
import { type AwsService, derivations } from "./derivations.ts";
import { listRequest } from "./objectRequests.ts";
import { refusal, unknownCaller } from "./refusal.ts";
import { type ServiceRequest, targetOf } from "./ServiceRequest.ts";
import type { Tables } from "./tableRequests.ts";

export interface JudgeOptions {
  readonly tables: Tables;
  /** The access key is the function's name. */
  readonly roles: ReadonlyMap<string, FunctionRole>;
  readonly ledger: PermissionLedger;
  readonly log: (line: string) => void;
}

export class Judge {
  private readonly options: JudgeOptions;
  private readonly derive: ReturnType<typeof derivations>;

  constructor(options: JudgeOptions) {
    this.options = options;
    this.derive = derivations(options.tables);
  }

  judge(accessKey: string, service: AwsService, sent: ServiceRequest): ServedAnswer | undefined {
    const { roles, ledger, log } = this.options;
    const role = roles.get(accessKey);
    if (!role) return unknownCaller(`No function has the access key ${accessKey}`);
    const requests = this.derive[service](sent);
    if (!requests) {
      const operation = targetOf(sent) ?? `${sent.method} ${sent.url.pathname}`;
      return refusal(service, this.notKnown(accessKey, `${service}:${operation}`));
    }
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

  /** Returns the message for whoever extends the gateway. */
  notKnown(accessKey: string, what: string): string {
    const { ledger, log } = this.options;
    const message = `${accessKey}: the local stack does not know what permission ${what} takes. Teach scripts/local/gateway.`;
    ledger.denied(accessKey, `${what} (not known)`);
    log(message);
    return message;
  }

  /** S3 then says "access denied", unless the caller may list the bucket. */
  hidesAbsence(accessKey: string, service: AwsService, sent: ServiceRequest): ServedAnswer | undefined {
    const role = this.options.roles.get(accessKey);
    if (service !== "s3" || !role) return undefined;
    const decision = decide(role, listRequest(sent));
    return decision.allowed ? undefined : refusal(service, decision.message);
  }
}
