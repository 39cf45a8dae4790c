import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { Button } from "#web/ui/Button.tsx";

interface Props {
  readonly children: ReactNode;
  /** @default false */
  readonly disabled?: boolean;
  readonly reason?: string | undefined;
  /** Disabled while nothing differs from the values the form began with. @default false */
  readonly needsChange?: boolean;
  /** Whether submitting takes something away. @default false */
  readonly danger?: boolean;
}

/** The button that submits its Form; it shows that work is under way and does not submit twice. */
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
      // A press would take the focus from a field, whose message would then move the button from under it.
      onMouseDown={(event) => event.preventDefault()}
      reason={reason ?? (unchanged ? "Nothing has changed yet." : undefined)}
    >
      {children}
    </Button>
  );
}
