import { useFormState } from "react-hook-form";
import { Button, type Props as ButtonProps } from "#web/ui/Button.tsx";

interface Props extends Pick<ButtonProps, "children" | "disabled" | "reason" | "reasonId"> {
  /** @default false */
  readonly danger?: boolean;
}

export function SubmitButton({ danger = false, ...props }: Props) {
  const { isSubmitting } = useFormState();
  return <Button type="submit" variant={danger ? "danger" : "primary"} pending={isSubmitting} {...props} />;
}
