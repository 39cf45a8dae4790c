import Box from "@mui/material/Box";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { type Aspect, isSame, type RemoteChange } from "./aspects.ts";

interface Props<Values> {
  /** What the fields would hold of the record as it is now. */
  readonly current: Values;
  readonly news: readonly RemoteChange<Values>[];
  /** The words of the button that saves. */
  readonly saveLabel: string;
  /** Gives up what is typed for what is stored now. */
  readonly onTake: (aspect: Aspect<Values>) => void;
}

const words = (text: string) => text || "nothing";

/** What was changed elsewhere, beside what is typed here. */
export function RemoteChangeList<Values>({ current, news, saveLabel, onTake }: Props<Values>) {
  const values = useWatch() as Values;
  const box = useRef<HTMLDivElement>(null);
  const take = (aspect: Aspect<Values>) => {
    onTake(aspect);
    // The button goes with what was typed.
    box.current?.focus();
    announce(`${aspect.label}: the form has the current version.`);
  };
  return (
    <FocusedNotice
      ref={box}
      kind="warning"
      title={news.length > 0 ? "What was changed elsewhere" : "The record is as you know it"}
      text={`The form below has what you typed, and the current version where you typed nothing. “${saveLabel}” saves what it shows.`}
    >
      {news.length > 0 && (
        <Box component="dl" sx={{ m: 0, display: "grid", gap: 2, "& dd": { m: 0, whiteSpace: "pre-line" } }}>
          {news.map(({ aspect, before, now }) => (
            <div key={aspect.label}>
              <Box component="dt" sx={{ fontWeight: 650 }}>
                {aspect.label}
              </Box>
              <dd>
                Was {words(before)}, now <strong>{words(now)}</strong>
              </dd>
              {!isSame(aspect, values, current) && (
                <dd>
                  You typed <strong>{words(aspect.show(values))}</strong>
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
