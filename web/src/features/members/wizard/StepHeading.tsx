import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { wizardSteps } from "#shared/rules/wizard.ts";

interface Props {
  readonly step: number;
  /** Takes the focus on mount. */
  readonly focused: boolean;
}

/** Screen readers begin here. Needs a new key with each step. */
export function StepHeading({ step, focused }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the moment in which the step appears
  useEffect(() => {
    if (!focused) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ mb: 2.5, fontSize: "1.625rem" }}>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: "block" }}>
        Step {step + 1} of {wizardSteps.length}
      </Typography>
      {wizardSteps[step]}
    </Typography>
  );
}
