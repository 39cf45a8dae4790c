/** The id of a thing of the provider's that an answer names, or holds. */
export function idOf(thing: string | { readonly id: string }): string;
export function idOf(thing: string | { readonly id?: string } | null | undefined): string | undefined;
export function idOf(thing: string | { readonly id?: string } | null | undefined): string | undefined {
  return typeof thing === "string" ? thing : thing?.id;
}
