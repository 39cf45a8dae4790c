import { StartError } from "#scripts/local/common/StartError.ts";
import { type AccessRequest, contextKeys } from "./AccessRequest.ts";
import { type Conditions, conditionsHold, keysOf, valuesOf } from "./condition.ts";
import { matcherOf, matcherOfAny, type Texts, textsOf } from "./wildcards.ts";

/** A statement of a policy, its references resolved. */
export interface Statement {
  readonly Effect: "Allow" | "Deny";
  readonly Action?: Texts;
  readonly Resource?: Texts;
  readonly NotResource?: Texts;
  readonly Condition?: Conditions;
}

/** One action on one resource that a statement allows or denies. */
export interface Grant {
  /** What a report calls it: the action and, in brackets, to which part of a resource it is limited. */
  readonly label: string;
  /** Whether it asks for more than action and resource. */
  readonly conditional: boolean;
  covers(request: AccessRequest): boolean;
}

/** The service of an action, "dynamodb". */
export const serviceOf = (action: string): string => action.split(":")[0] ?? "";

/** What is left of an ARN without the names that differ from one deployment to another. */
function detailOf(resource: string): string {
  const [, , service, , , ...rest] = resource.split(":");
  // A bucket's ARN begins with its name, every other one with the kind and then the name.
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

/** What a statement says, one action on one resource each. */
export function grantsOf(statement: Statement): Grant[] {
  checkKnown(statement);
  const { Action, Condition } = statement;
  const holds = conditionsHold(Condition);
  return textsOf(Action).flatMap((action) => {
    // IAM compares actions without regard to case.
    const names = matcherOf(action, "i");
    return resourcesOf(statement).map((resource) => ({
      label: labelOf(action, [resource.detail, ...valuesOf(Condition)]),
      conditional: Condition !== undefined,
      covers: (request: AccessRequest) =>
        names(request.action) && resource.covers(request.resource) && holds(request),
    }));
  });
}
