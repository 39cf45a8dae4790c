/** Of a provider's object, expanded or not. */
export function idOf(thing: string | { readonly id: string }): string;
export function idOf(thing: string | { readonly id?: string } | null | undefined): string | undefined;
export function idOf(thing: string | { readonly id?: string } | null | undefined): string | undefined {
  return typeof thing === "string" ? thing : thing?.id;
}
