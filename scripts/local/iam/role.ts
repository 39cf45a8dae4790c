import type { AccessRequest } from "./AccessRequest.ts";
import { grantsOf, type PolicyGrant, type Statement } from "./statement.ts";

export interface RolePolicy {
  readonly name: string;
  /** Assumed under the function's name. */
  readonly arn: string;
  readonly statements: readonly Statement[];
  /** Of services on the function's behalf, which nothing local plays. */
  readonly notObservable: readonly string[];
}

export interface FunctionRole extends RolePolicy {
  readonly allowed: readonly PolicyGrant[];
  readonly denied: readonly PolicyGrant[];
}

export function createRole(policy: RolePolicy): FunctionRole {
  const grants = (effect: Statement["Effect"]) =>
    policy.statements.filter(({ Effect }) => Effect === effect).flatMap(grantsOf);
  return { ...policy, allowed: grants("Allow"), denied: grants("Deny") };
}

export const createRoles = (policies: readonly RolePolicy[]): ReadonlyMap<string, FunctionRole> =>
  new Map(policies.map((policy) => [policy.name, createRole(policy)]));

export type Decision =
  | { readonly allowed: true; readonly by: readonly string[] }
  | { readonly allowed: false; readonly message: string };

/**
 * As IAM: refused unless a statement allows it; a denying one wins. `by` names the narrowest grants: a broad one is
 * needed only where no conditional one applies.
 */
export function decide({ arn, allowed, denied }: FunctionRole, request: AccessRequest): Decision {
  const { action, resource } = request;
  const refused = (because: string): Decision => ({
    allowed: false,
    message: `User: ${arn} is not authorized to perform: ${action} on resource: ${resource} ${because}`,
  });
  if (denied.some((grant) => grant.covers(request)))
    return refused("with an explicit deny in an identity-based policy");
  const matching = allowed.filter((grant) => grant.covers(request));
  if (matching.length === 0) return refused(`because no identity-based policy allows the ${action} action`);
  const narrow = matching.filter(({ conditional }) => conditional);
  return { allowed: true, by: (narrow.length > 0 ? narrow : matching).flatMap((grant) => grant.labelsOf(request)) };
}
