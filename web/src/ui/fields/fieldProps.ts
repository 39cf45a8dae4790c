import type { ReactNode } from "react";

/** The props of every field of a Form. Its value and error are found by the name. */
export interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Adds "(optional)" to the label. */
  readonly optional?: boolean;
  readonly required?: boolean;
  readonly autoComplete?: string;
  /** Focusable, but not changeable. */
  readonly readOnly?: boolean;
}
