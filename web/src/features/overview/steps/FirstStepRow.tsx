import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Button } from "#web/ui/Button.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import type { FirstStep } from "./firstSteps.ts";
import { type StepFacts, stepWords } from "./stepWords.ts";

interface Props extends StepFacts {
  readonly step: FirstStep;
  readonly number: number;
  readonly onAddHome: () => void;
}

const row = {
  display: "grid",
  gridTemplateColumns: { xs: "auto minmax(0, 1fr)", sm: "auto minmax(0, 1fr) auto" },
  alignItems: "center",
  columnGap: 2,
  rowGap: 1.5,
  py: 2,
  borderBottom: 1,
  borderColor: "divider",
  "&:last-child": { borderBottom: 0, pb: 0 },
} as const;

function Marker({ step: { isDone, isNext }, number }: Pick<Props, "step" | "number">) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: "grid",
        placeItems: "center",
        width: 36,
        height: 36,
        borderRadius: "50%",
        border: 2,
        fontWeight: fontWeight.label,
        alignSelf: "start",
        borderColor: isDone ? "success.main" : isNext ? "primary.main" : "field",
        color: isDone ? "success.main" : isNext ? "primary.main" : "text.secondary",
        bgcolor: isDone ? "soft.success" : "background.paper",
      }}
    >
      {isDone ? <CheckIcon size={20} /> : number}
    </Box>
  );
}

export function FirstStepRow({ step, number, onAddHome, ...facts }: Props) {
  const { title, text, button } = stepWords(step, facts);
  return (
    <Box component="li" sx={row} {...(step.isNext && { "aria-current": "step" })}>
      <Marker step={step} number={number} />
      <div>
        <Typography component="h3" sx={{ fontWeight: fontWeight.label }}>
          {title}
          {step.isDone && (
            <Box component="span" sx={{ color: "success.main" }}>
              {" · Done"}
            </Box>
          )}
        </Typography>
        <Typography variant="quiet">{text}</Typography>
      </div>
      {button && step.isNext && (
        <Box sx={{ gridColumn: { xs: "1 / -1", sm: "auto" }, display: "grid" }}>
          <Button
            variant="primary"
            {...(button.to === undefined ? { onClick: onAddHome } : { to: button.to, state: button.state })}
          >
            {button.label}
          </Button>
        </Box>
      )}
    </Box>
  );
}
