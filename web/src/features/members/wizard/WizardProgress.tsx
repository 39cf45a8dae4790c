import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { wizardSteps } from "#shared/rules/wizard.ts";
import { CheckIcon } from "#web/ui/icons.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";

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
    <Box sx={{ mb: { xs: 1.5, sm: 2.5 } }}>
      <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ fontSize: { xs: "1.125rem", sm: "1.625rem" } }}>
        <Typography component="span" variant="quiet" sx={{ display: "block" }}>
          Step {step + 1} of {wizardSteps.length}
        </Typography>
        {wizardSteps[step]}
      </Typography>
      <Bar step={step} />
    </Box>
  );
}

/** Where the list of steps stands below. Screen readers have the heading. */
function Bar({ step }: { readonly step: number }) {
  return (
    <Box aria-hidden="true" sx={{ display: { xs: "flex", lg: "none" }, gap: 0.5, mt: 1 }}>
      {wizardSteps.map((name, index) => (
        <Box
          key={name}
          sx={{ flex: 1, height: 6, borderRadius: 3, bgcolor: index <= step ? "primary.main" : "divider" }}
        />
      ))}
    </Box>
  );
}

const states = {
  done: { bgcolor: "primary.main", color: "primary.contrastText", borderColor: "primary.main" },
  current: { bgcolor: "background.paper", color: "primary.main", borderColor: "primary.main" },
  ahead: { bgcolor: "background.paper", color: "text.secondary", borderColor: "field" },
} as const;

function Marker({ index, state }: { readonly index: number; readonly state: keyof typeof states }) {
  return (
    <Box
      component="span"
      sx={{
        display: "grid",
        placeItems: "center",
        width: 32,
        height: 32,
        flexShrink: 0,
        borderRadius: "50%",
        border: 2,
        fontWeight: 650,
        fontSize: "1rem",
        ...states[state],
      }}
    >
      {state === "done" ? <CheckIcon size={18} /> : index + 1}
    </Box>
  );
}

export function WizardProgress({ step }: { readonly step: number }) {
  return (
    <Box component="ol" aria-label="Steps" sx={{ ...columnList, gap: { xs: 1, md: 2 }, order: { xs: 1, lg: 0 } }}>
      {wizardSteps.map((name, index) => {
        const state = index < step ? "done" : index === step ? "current" : "ahead";
        return (
          <Box
            component="li"
            key={name}
            {...(state === "current" && { "aria-current": "step" })}
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 1.5,
              fontSize: "1.0625rem",
              fontWeight: state === "current" ? 650 : 400,
              color: state === "ahead" ? "text.secondary" : "text.primary",
            }}
          >
            <Marker index={index} state={state} />
            <span>
              {name}
              {state === "done" && <span className="unseen"> (done)</span>}
            </span>
          </Box>
        );
      })}
    </Box>
  );
}
