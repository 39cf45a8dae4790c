import { createContext } from "react";

interface FormNames {
  /** The prefix of its controls' ids. */
  readonly id: string;
  /** The labels of its fields by name, for the summary of errors. */
  readonly labels: Map<string, string>;
}

/** The nearest Form's id and labels. */
export const FormContext = createContext<FormNames>({ id: "form", labels: new Map() });
