import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ComponentType, Suspense, useRef, useState } from "react";
import { easternDayOf } from "#shared/rules/dates.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { nextAction } from "../readiness/nextAction.ts";
import type { Family } from "../useFamily.ts";
import type { FirstStep } from "./firstSteps.ts";
import { type StepFacts, stepWords } from "./stepWords.ts";

interface RowProps extends StepFacts {
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

function Marker({ step: { isDone, isNext }, number }: Pick<RowProps, "step" | "number">) {
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

function FirstStepRow({ step, number, onAddHome, ...facts }: RowProps) {
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

export type AddHomeDialog = ComponentType<{
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}>;

interface Props extends Family {
  readonly steps: readonly FirstStep[];
  readonly AddHome: AddHomeDialog;
}

export function FirstSteps({ steps, households, members, AddHome }: Props) {
  const { Location } = useUser();
  const list = useRef<HTMLOListElement>(null);
  const unpaid = members.find(({ payed }) => payed === "PENDING");
  // The dialog is loaded on its first use.
  const [asked, setAsked] = useState(false);
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsked(true);
    setAsking(true);
  };
  return (
    <Card title="Your first steps" sx={{ mb: 3 }}>
      <Box component="ol" ref={list} sx={{ ...columnList, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {steps.map((step, index) => (
          <FirstStepRow
            key={step.name}
            step={step}
            number={index + 1}
            address={Location}
            household={households[0]}
            unpaid={unpaid && { ...unpaid, action: nextAction(unpaid, households, easternDayOf(new Date())) }}
            underWay={members.find(({ payed }) => payed === "PROCESSING")}
            onAddHome={ask}
          />
        ))}
      </Box>
      {asked && (
        <Suspense fallback={null}>
          <AddHome
            open={asking}
            onClose={() => setAsking(false)}
            // The opener may be gone: the next step's button stands for it.
            onClosed={() => list.current?.querySelector<HTMLElement>("a, button:enabled")?.focus()}
          />
        </Suspense>
      )}
    </Card>
  );
}
