import { createContext } from "react";

interface FormNames {
  /** The prefix of its controls' ids. */
  readonly id: string;
  /** Labels by field name, for the summary of errors. */
  readonly labels: Map<string, string>;
}

export const FormContext = createContext<FormNames>({ id: "form", labels: new Map() });
