import Box from "@mui/material/Box";
import { wizardSteps } from "#shared/rules/wizard.ts";
import { CheckIcon } from "#web/ui/icons.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";

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
    <Box component="ol" aria-label="Steps" sx={{ ...columnList, gap: { xs: 1, md: 2 } }}>
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
