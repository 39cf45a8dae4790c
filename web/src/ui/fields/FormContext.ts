import { createContext } from "react";

interface FormNames {
  readonly id: string;
  /** By field name, for the summary of errors. */
  readonly labels: Map<string, string>;
}

export const FormContext = createContext<FormNames>({ id: "form", labels: new Map() });

/** Unique on the page. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll(".", "-")}`;
}
