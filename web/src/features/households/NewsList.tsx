import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import { cleanText } from "#shared/rules/cleanText.ts";
import { Button } from "#web/ui/Button.tsx";
import { EditNotice } from "./EditNotice.tsx";
import type { HouseholdValues } from "./householdDetails.ts";
import type { News } from "./householdEdits.ts";

interface Props {
  readonly news: readonly News[];
  /** Gives up what is typed for what is stored now. */
  readonly onTake: (news: News) => void;
}

const words = (text: string) => text || "nothing";

/** What was changed elsewhere, beside what is typed here. */
export function NewsList({ news, onTake }: Props) {
  const values = useWatch() as HouseholdValues;
  return (
    <EditNotice
      kind="warning"
      title={news.length > 0 ? "What was changed elsewhere" : "The record is as you know it"}
    >
      <Typography sx={{ mt: 0.5 }}>
        The form below has what you typed, and the current version where you typed nothing. “Update House
        Hold” saves what it shows.
      </Typography>
      <Box component="dl" sx={{ m: 0, display: "grid", "& > *": { mt: 2 } }}>
        {news.map((one) => (
          <div key={one.name}>
            <Box component="dt" sx={{ fontWeight: 650 }}>
              {one.label}
            </Box>
            <Box component="dd" sx={{ m: 0, whiteSpace: "pre-line" }}>
              Was {words(one.before)}, now <strong>{words(one.now)}</strong>
            </Box>
            {cleanText(values[one.name]) !== one.now && (
              <Box component="dd" sx={{ m: 0, whiteSpace: "pre-line" }}>
                You typed <strong>{words(values[one.name])}</strong>
                <Box sx={{ mt: 1 }}>
                  <Button
                    size="small"
                    onClick={() => onTake(one)}
                    aria-label={`${one.label}: use the current version`}
                  >
                    Use the current version
                  </Button>
                </Box>
              </Box>
            )}
          </div>
        ))}
      </Box>
    </EditNotice>
  );
}
