import Box from "@mui/material/Box";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { type Aspect, isSame, type RemoteChange } from "./aspects.ts";

interface Props<Values> {
  readonly current: Values;
  readonly changes: readonly RemoteChange<Values>[];
  readonly saveLabel: string;
  readonly onTake: (aspect: Aspect<Values>) => void;
}

const orNothing = (text: string) => text || "nothing";

export function RemoteChangeList<Values>({ current, changes, saveLabel, onTake }: Props<Values>) {
  const values = useWatch() as Values;
  const box = useRef<HTMLDivElement>(null);
  const take = (aspect: Aspect<Values>) => {
    onTake(aspect);
    // The button disappears with the input.
    box.current?.focus();
    announce(`${aspect.label}: the form has the current version.`);
  };
  return (
    <FocusedNotice
      ref={box}
      kind="warning"
      title={changes.length > 0 ? "What was changed elsewhere" : "The record is as you know it"}
      text={`The form below has what you typed, and the current version where you typed nothing. “${saveLabel}” saves what it shows.`}
    >
      {changes.length > 0 && (
        <Box component="dl" sx={{ m: 0, display: "grid", gap: 2, "& dd": { m: 0, whiteSpace: "pre-line" } }}>
          {changes.map(({ aspect, before, now }) => (
            <div key={aspect.label}>
              <Box component="dt" sx={{ fontWeight: fontWeight.label }}>
                {aspect.label}
              </Box>
              <dd>
                Was {orNothing(before)}, now <strong>{orNothing(now)}</strong>
              </dd>
              {!isSame(aspect, values, current) && (
                <dd>
                  You typed <strong>{orNothing(aspect.show(values))}</strong>
                  <Box sx={{ mt: 1 }}>
                    <Button
                      size="small"
                      onClick={() => take(aspect)}
                      aria-label={`${aspect.label}: use the current version`}
                    >
                      Use the current version
                    </Button>
                  </Box>
                </dd>
              )}
            </div>
          ))}
        </Box>
      )}
    </FocusedNotice>
  );
}
