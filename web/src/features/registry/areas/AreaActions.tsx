import Box from "@mui/material/Box";
import { useState } from "react";
import type { Area } from "#shared/model/registry/area.ts";
import { Button } from "#web/ui/Button.tsx";
import { areaOf } from "../filter/registryFilter.ts";
import { fieldId, type RegistryFilterState } from "../filter/useRegistryFilter.ts";
import { SaveAreaDialog } from "./SaveAreaDialog.tsx";
import { SavedAreasDialog } from "./SavedAreasDialog.tsx";
import type { SavedAreas } from "./useSavedAreas.ts";

interface Props {
  readonly filter: RegistryFilterState;
  readonly saved: SavedAreas;
}

export function AreaActions({ filter: { draft, set }, saved }: Props) {
  const [isListing, setListing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [asked, setAsked] = useState<Area>();
  const area = areaOf(draft);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, "&:empty": { display: "none" } }}>
      {area && (
        <Button
          size="small"
          onClick={() => {
            setAsked(area);
            setSaving(true);
          }}
        >
          Save this area
        </Button>
      )}
      {(saved.areas.length > 0 || draft.where === "SAVED") && (
        <Button size="small" onClick={() => setListing(true)}>
          Saved areas
        </Button>
      )}
      {asked && (
        <SaveAreaDialog
          open={isSaving}
          onClose={() => setSaving(false)}
          // The opener goes with the area.
          onClosed={() => !area && document.getElementById(fieldId("where"))?.focus()}
          area={asked}
          saved={saved}
          onSaved={(id) => set({ where: "SAVED", saved: id })}
        />
      )}
      <SavedAreasDialog
        open={isListing}
        onClose={() => setListing(false)}
        saved={saved}
        onDeleted={(id) => draft.saved === id && set({ saved: "" })}
      />
    </Box>
  );
}
