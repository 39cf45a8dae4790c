import { StartError } from "#scripts/local/common/StartError.ts";
import { type AccessRequest, contextKeys } from "./AccessRequest.ts";
import { type Conditions, conditionsHold, keysOf, valuesOf } from "./condition.ts";
import { matcherOf, matcherOfAny, type Texts, textsOf } from "./wildcards.ts";

/** A policy statement with resolved references. */
export interface Statement {
  readonly Effect: "Allow" | "Deny";
  readonly Action?: Texts;
  readonly Resource?: Texts;
  readonly NotResource?: Texts;
  readonly Condition?: Conditions;
}

/** One action on one resource that a statement allows or denies. */
export interface Grant {
  /** Its name in reports: the action and, in brackets, the part of the resource it is limited to. */
  readonly label: string;
  /** Whether it has conditions beyond action and resource. */
  readonly conditional: boolean;
  covers(request: AccessRequest): boolean;
}

/** The service of an action, "dynamodb". */
export const serviceOf = (action: string): string => action.split(":")[0] ?? "";

/** An ARN's part that is the same in every deployment. */
function detailOf(resource: string): string {
  const [, , service, , , ...rest] = resource.split(":");
  // A bucket's ARN begins with its name, every other ARN with its kind and then its name.
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
      "Let the gateway tell it (scripts/local/gateway) and add it to contextKeys in scripts/local/iam/accessRequest.ts.",
    );
}

/** The grants of a statement, one for each action and resource. */
export function grantsOf(statement: Statement): Grant[] {
  checkKnown(statement);
  const { Action, Condition } = statement;
  const holds = conditionsHold(Condition);
  return textsOf(Action).flatMap((action) => {
    // IAM compares actions case-insensitively.
    const names = matcherOf(action, "i");
    return resourcesOf(statement).map((resource) => ({
      label: labelOf(action, [resource.detail, ...valuesOf(Condition)]),
      conditional: Condition !== undefined,
      covers: (request: AccessRequest) =>
        names(request.action) && resource.covers(request.resource) && holds(request),
    }));
  });
}
