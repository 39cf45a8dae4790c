import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Position } from "#shared/model/household.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { HouseholdMap } from "#web/entities/household/HouseholdMap.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { positionWords } from "./positionWords.ts";

const link = { color: "primary.main", textDecoration: "underline", font: "inherit", verticalAlign: "baseline" };

interface Props {
  readonly entry: Entry;
  readonly position: Position;
}

/** On request: a map a card would be too much for the browser. */
export function PositionMap({ entry, position }: Props) {
  const [dialog, setDialog] = useState<"open" | "closing">();
  const close = () => setDialog("closing");
  const name = `${entry.Street}, ${entry.City}`;
  const { Lat: lat, Lng: lng, Exactness } = position;
  return (
    <>
      <ButtonBase sx={link} onClick={() => setDialog("open")} aria-label={`Map of ${name}`}>
        Map
      </ButtonBase>
      {dialog && (
        <Dialog
          open={dialog === "open"}
          onClose={close}
          onClosed={() => setDialog(undefined)}
          title={`Map of ${name}`}
          maxWidth="md"
          actions={<Button onClick={close}>Close</Button>}
        >
          {Exactness === "ZIP" ? (
            <Notice kind="warning" sx={{ mb: 2 }}>
              Only the zip’s area is known. The map shows its middle, not the door.
            </Notice>
          ) : (
            <Typography sx={{ mb: 2 }}>{positionWords(entry)}</Typography>
          )}
          <HouseholdMap
            label={`Map of ${name}`}
            height="max(200px, min(100vh - 27rem, 560px))"
            points={[{ id: "position", label: name, lat, lng, isHome: Exactness !== "ZIP" }]}
            view={{ lat, lng, zoom: Exactness === "ZIP" ? 11 : 15 }}
          />
        </Dialog>
      )}
    </>
  );
}
