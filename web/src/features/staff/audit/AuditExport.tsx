import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { exportProgress } from "./auditDays.ts";
import { useAuditExport } from "./useAuditExport.ts";
import type { AuditFilter } from "./useAuditFilter.ts";

type Export = ReturnType<typeof useAuditExport>;

function Running({ collected, days, cancel }: Export) {
  const last = collected.at(-1)?.At;
  const percent = days && last ? Math.round(exportProgress(days, last) * 100) : 0;
  const button = useRef<HTMLButtonElement>(null);
  // The button that started it is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, flex: 1 }}>
      <Box sx={{ flex: "1 1 220px" }}>
        <LinearProgress variant="determinate" value={percent} aria-label="Export of the audit" />
        <Typography variant="quiet" sx={{ mt: 0.5 }}>
          {collected.length} rows so far
        </Typography>
      </Box>
      <Button ref={button} onClick={cancel}>
        Cancel the export
      </Button>
    </Box>
  );
}

export function AuditExport({ filter }: { readonly filter: AuditFilter }) {
  const running = useAuditExport();
  const { state, error, start, goOn } = running;
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(state);
  useEffect(() => {
    if (was.current === "running" && state === "idle") button.current?.focus();
    was.current = state;
  }, [state]);
  return (
    // A running export stays in sight.
    <Box {...(state === "idle" && { "data-tool": "" })} sx={{ mb: 3, display: "grid", gap: 2 }}>
      {state === "running" ? (
        <Running {...running} />
      ) : (
        <Box>
          <Button ref={button} onClick={() => start(filter.body, filter.days)}>
            Export as CSV
          </Button>
        </Box>
      )}
      {state === "failed" && <ErrorState error={error} onRetry={goOn} />}
    </Box>
  );
}
