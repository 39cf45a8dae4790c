import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { Button } from "#web/ui/Button.tsx";

interface Props {
  readonly children: ReactNode;
  /** @default false */
  readonly disabled?: boolean;
  readonly reason?: string | undefined;
  /** @default false */
  readonly danger?: boolean;
}

export function SubmitButton({ danger = false, ...props }: Props) {
  const { isSubmitting } = useFormState();
  return <Button type="submit" variant={danger ? "danger" : "primary"} pending={isSubmitting} {...props} />;
}
