import Box from "@mui/material/Box";
import { Button } from "#web/ui/Button.tsx";
import type { RegistryFilterState } from "../useRegistryFilter.ts";
import { AlertCard } from "./AlertCard.tsx";
import { AlertText } from "./AlertText.tsx";
import { keptAlert } from "./keptAlerts.ts";
import { useReadAlert } from "./useReadAlert.ts";

interface Props {
  readonly filter: RegistryFilterState;
}

/** An alert is read and looked at first. Only the press of "Use this area" asks for its homes. */
export function AlertFields({ filter }: Props) {
  const { draft, request, show } = filter;
  const listed = request.Area && "Alert" in request.Area ? request.Area.Alert : undefined;
  const { text, type, read, open, heading, isReading, alert, error } = useReadAlert(filter);
  return (
    <Box sx={{ gridColumn: "1 / -1", display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <AlertText text={text} error={error} onText={type} onFile={(file) => void open(file)}>
        <Button pending={isReading} onClick={() => read(text)}>
          Read the alert
        </Button>
      </AlertText>
      {alert && (
        <AlertCard
          alert={alert}
          heading={heading}
          isUsed={listed !== undefined && listed === keptAlert(draft.read)}
          onUse={() => {
            // The pressed button disappears.
            heading.current?.focus();
            show({ ...draft, alert: draft.read });
          }}
        />
      )}
    </Box>
  );
}
