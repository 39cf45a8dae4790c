import type { ReactNode } from "react";

/** The props of every field of a Form, which finds its value and error by name. */
export interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly required?: boolean;
  readonly autoComplete?: string;
  /** Focusable, but not changeable. */
  readonly readOnly?: boolean;
}
