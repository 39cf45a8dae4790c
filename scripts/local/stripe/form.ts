export type Form = { readonly [name: string]: string | Form | undefined };

type Group = { [name: string]: string | Group };

/** "a[b][0]=c" is { a: { b: { 0: "c" } } }. */
export function parseForm(text: string): Form {
  const form: Group = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]/).filter((part, at) => part !== "" || at === 0);
    let group = form;
    for (const part of path.slice(0, -1)) {
      const next = group[part];
      const inner: Group = typeof next === "object" ? next : {};
      group[part] = inner;
      group = inner;
    }
    group[path.at(-1) ?? ""] = value;
  }
  return form;
}

export const textOf = (form: Form, name: string): string | undefined => {
  const value = form[name];
  return typeof value === "string" && value !== "" ? value : undefined;
};

export const groupOf = (form: Form, name: string): Form => {
  const value = form[name];
  return typeof value === "object" ? value : {};
};

export const listOf = (form: Form, name: string): (string | Form)[] =>
  Object.values(groupOf(form, name)).filter((item) => item !== undefined);

export const textsOf = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groupOf(form, name)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
