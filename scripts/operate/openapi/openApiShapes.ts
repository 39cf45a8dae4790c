export type Json = Readonly<Record<string, unknown>>;

/** One call as OpenAPI describes it. */
export interface Operation extends Json {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
}

/** An OpenAPI 3.1 document. */
export interface OpenApi extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** What stands among the components of the document. */
export const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
/** A body that is JSON. */
export const asJson = (schema: unknown) => ({ "application/json": { schema } });
