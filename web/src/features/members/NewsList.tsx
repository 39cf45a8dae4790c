import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "#web/ui/Button.tsx";
import { type Aspect, isSame } from "./memberAspects.ts";
import type { News } from "./mergeEdits.ts";
import type { PersonValues } from "./personValues.ts";

interface Props {
  /** The record as it is now. */
  readonly current: PersonValues;
  readonly news: readonly News[];
  /** Gives up what is typed for what is stored now. */
  readonly onTake: (aspect: Aspect) => void;
}

const words = (text: string) => text || "nothing";

/** What was changed elsewhere, beside what is typed here. It takes the focus when it appears. */
export function NewsList({ current, news, onTake }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const values = useWatch() as PersonValues;
  return (
    <Box
      ref={box}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      sx={{ border: 2, borderColor: "warning.main", bgcolor: "soft.warning", borderRadius: "14px", p: 2.5 }}
    >
      <Typography id={id} variant="h2">
        {news.length > 0 ? "What was changed elsewhere" : "The record is as you know it"}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        The form below has what you typed, and the current version where you typed nothing. “Update Member
        info” saves what it shows.
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: news.length > 0 ? 2 : 0, display: "grid", gap: 2 }}>
        {news.map(({ aspect, before, now }) => (
          <div key={aspect.label}>
            <Box component="dt" sx={{ fontWeight: 650 }}>
              {aspect.label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              Was {words(before)}, now <strong>{words(now)}</strong>
            </Box>
            {!isSame(aspect, values, current) && (
              <Box component="dd" sx={{ m: 0 }}>
                You typed <strong>{words(aspect.show(values))}</strong>
                <Box sx={{ mt: 1 }}>
                  <Button
                    size="small"
                    onClick={() => onTake(aspect)}
                    aria-label={`${aspect.label}: use the current version`}
                  >
                    Use the current version
                  </Button>
                </Box>
              </Box>
            )}
          </div>
        ))}
      </Box>
    </Box>
  );
}
