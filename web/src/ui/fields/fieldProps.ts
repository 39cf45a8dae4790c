import type { ReactNode } from "react";

/** What every field of a Form takes: its name in the schema and its words; value and error come by the name. */
export interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Adds "(optional)" to the label. */
  readonly optional?: boolean;
  readonly required?: boolean;
  readonly autoComplete?: string;
  /** Shown and reachable, but not changeable. */
  readonly readOnly?: boolean;
}
