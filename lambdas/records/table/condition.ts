import { secondsNow } from "#shared/rules/dates.ts";

/** In DynamoDB's own terms. */
export interface Condition {
  readonly ConditionExpression?: string;
  readonly ExpressionAttributeNames?: Record<string, string>;
  readonly ExpressionAttributeValues?: Record<string, unknown>;
}

/** For a write, as `getLive` for a reading. */
export const notExpired = (): Condition => ({
  ConditionExpression: "attribute_exists(pk) AND expiresAt > :now",
  ExpressionAttributeValues: { ":now": secondsNow() },
});

/** Requires these values, one at least; an undefined one must be absent. */
export function holds(values: Readonly<Record<string, unknown>>) {
  const named = Object.entries(values);
  const given = named.filter(([, value]) => value !== undefined);
  return {
    ConditionExpression: named
      .map(([name, value]) => (value === undefined ? `attribute_not_exists(#${name})` : `#${name} = :${name}`))
      .join(" AND "),
    // Some are reserved words.
    ExpressionAttributeNames: Object.fromEntries(named.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
  };
}
