import type { ReactNode } from "react";

/** A Form finds value and error by name. */
export interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly required?: boolean;
  readonly autoComplete?: string;
  readonly readOnly?: boolean;
}
