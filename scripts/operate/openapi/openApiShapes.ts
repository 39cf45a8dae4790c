export type Json = Readonly<Record<string, unknown>>;

export interface OpenApiOperation extends Json {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
}

export interface OpenApi extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
}

export const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
export const asJson = (schema: unknown) => ({ "application/json": { schema } });
