import Box from "@mui/material/Box";
import { type ComponentType, Suspense, useRef, useState } from "react";
import { easternDayOf } from "#shared/rules/dates.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { nextAction } from "../readiness/nextAction.ts";
import type { Family } from "../useFamily.ts";
import { FirstStepRow } from "./FirstStepRow.tsx";
import type { FirstStep } from "./firstSteps.ts";

/** Registers the account's own address. */
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
  // The dialog is loaded on its first use.
  const unpaid = members.find(({ payed }) => payed === "PENDING");
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
            // The opening button may be gone: the next step's stands for it.
            onClosed={() => list.current?.querySelector<HTMLElement>("a, button:enabled")?.focus()}
          />
        </Suspense>
      )}
    </Card>
  );
}
