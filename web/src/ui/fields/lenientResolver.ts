import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { RefObject } from "react";
import { type FieldErrors, type FieldValues, get, type Resolver, set } from "react-hook-form";
import type * as z from "zod/mini";
import { errorNames } from "./errorNames.ts";

const isBlank = (value: unknown): boolean => value === undefined || value === "" || value === false;

function withoutBlanks(errors: FieldErrors, values: FieldValues): FieldErrors {
  const kept: FieldErrors = {};
  for (const name of errorNames(errors)) if (!isBlank(get(values, name))) set(kept, name, get(errors, name));
  return kept;
}

/** Lets blank fields pass before the first submit: tabbing through a form is no mistake. */
export function lenientResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
  submitted: RefObject<boolean>,
): Resolver<Input, unknown, Output> {
  const resolve: Resolver<Input, unknown, Output> = standardSchemaResolver(schema);
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    if (submitted.current || errorNames(result.errors).length === 0) return result;
    return { values: {}, errors: withoutBlanks(result.errors, values) as FieldErrors<Input> };
  };
}
