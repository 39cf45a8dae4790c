import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { Button } from "#web/ui/Button.tsx";

interface Props {
  readonly children: ReactNode;
  /** @default false */
  readonly disabled?: boolean;
  readonly reason?: string | undefined;
  /** Disabled while the values are the initial ones. @default false */
  readonly needsChange?: boolean;
  /** @default false */
  readonly danger?: boolean;
}

export function SubmitButton(props: Props) {
  const { disabled = false, needsChange = false, danger = false, reason, children } = props;
  const { isSubmitting, isDirty } = useFormState();
  const unchanged = needsChange && !isDirty;
  return (
    <Button
      type="submit"
      variant={danger ? "danger" : "primary"}
      pending={isSubmitting}
      disabled={disabled || unchanged}
      reason={reason ?? (unchanged ? "Nothing has changed yet." : undefined)}
    >
      {children}
    </Button>
  );
}
