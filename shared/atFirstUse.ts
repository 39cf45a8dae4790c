/** A value that is made when it is first asked for, and kept: what only some calls need costs no function of its start. */
export function atFirstUse<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
