import { StartError } from "#scripts/local/common/StartError.ts";
import { type AccessRequest, contextKeys, leadingKeys } from "./AccessRequest.ts";
import { type Conditions, conditionsHold, keysOf, valuesOf } from "./condition.ts";
import { matcherOf, matcherOfAny, type Texts, textsOf } from "./wildcards.ts";

export interface Statement {
  readonly Effect: "Allow" | "Deny";
  readonly Action?: Texts;
  readonly Resource?: Texts;
  readonly NotResource?: Texts;
  readonly Condition?: Conditions;
}

/** One action on one resource. */
export interface PolicyGrant {
  /** The action and, in brackets, its part of the resource. Several kinds of rows have a name each. */
  readonly labels: readonly string[];
  labelsOf(request: AccessRequest): readonly string[];
  readonly conditional: boolean;
  covers(request: AccessRequest): boolean;
}

export const serviceOf = (action: string): string => action.split(":")[0] ?? "";

/** The same in every deployment. */
function detailOf(resource: string): string {
  const [, , service, , , ...rest] = resource.split(":");
  // An S3 ARN begins with the bucket's name, others with a kind and a name.
  return rest
    .join(":")
    .split("/")
    .slice(service === "s3" ? 1 : 2)
    .join("/");
}

function labelOf(action: string, details: readonly string[]): string {
  const said = details.filter(Boolean);
  return said.length === 0 ? action : `${action} (${said.join(", ")})`;
}

function rowsOf({ Condition = {} }: Statement) {
  const patterns = Object.values(Condition).flatMap(({ [leadingKeys]: values = [] }) => textsOf(values));
  return patterns.map((pattern) => {
    const matches = matcherOf(pattern);
    return { pattern, isIn: ({ context }: AccessRequest) => (context[leadingKeys] ?? []).some(matches) };
  });
}

function namesOf(action: string, detail: string, statement: Statement): Pick<PolicyGrant, "labels" | "labelsOf"> {
  const rows = rowsOf(statement);
  const others = valuesOf(statement.Condition).filter((value) => rows.every(({ pattern }) => pattern !== value));
  const label = (...more: string[]) => labelOf(action, [detail, ...others, ...more]);
  if (rows.length === 0) return { labels: [label()], labelsOf: () => [label()] };
  return {
    labels: rows.map(({ pattern }) => label(pattern)),
    labelsOf: (request) => rows.filter(({ isIn }) => isIn(request)).map(({ pattern }) => label(pattern)),
  };
}

function resourcesOf({ Resource, NotResource }: Statement) {
  if (NotResource) {
    const left = matcherOfAny(NotResource);
    const detail = `all but ${textsOf(NotResource).join(", ")}`;
    return [{ detail, covers: (resource: string) => !left(resource) }];
  }
  return textsOf(Resource).map((pattern) => ({ detail: detailOf(pattern), covers: matcherOf(pattern) }));
}

function checkKnown(statement: Statement): void {
  if (!statement.Action)
    throw new StartError(
      "The local stack does not know a policy statement without Action.",
      "Name the actions, or teach scripts/local/iam/statement.ts NotAction.",
    );
  const unknown = keysOf(statement.Condition).filter((key) => !contextKeys.includes(key));
  if (unknown.length > 0)
    throw new StartError(
      `The local stack cannot judge the policy condition on ${unknown.join(", ")}.`,
      "Let the gateway tell it (scripts/local/gateway) and add it to contextKeys in scripts/local/iam/AccessRequest.ts.",
    );
}

export function grantsOf(statement: Statement): PolicyGrant[] {
  checkKnown(statement);
  const { Action, Condition } = statement;
  const holds = conditionsHold(Condition);
  return textsOf(Action).flatMap((action) => {
    // IAM compares actions case-insensitively.
    const names = matcherOf(action, "i");
    return resourcesOf(statement).map((resource) => ({
      ...namesOf(action, resource.detail, statement),
      conditional: Condition !== undefined,
      covers: (request: AccessRequest) => names(request.action) && resource.covers(request.resource) && holds(request),
    }));
  });
}
