import type { FieldErrors } from "react-hook-form";

/** In the schema's order, nested names joined with dots. */
export function errorNames(errors: FieldErrors, prefix = ""): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error || name === "root") return [];
    const path = `${prefix}${name}`;
    return typeof error.message === "string" ? [path] : errorNames(error as FieldErrors, `${path}.`);
  });
}
