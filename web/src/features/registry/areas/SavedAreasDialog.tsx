import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import * as z from "zod/mini";
import { areaName, type SavedArea } from "#shared/model/registry/savedArea.ts";
import { Button } from "#web/ui/Button.tsx";
import { localMinute } from "#web/ui/display/localMinute.ts";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { useQuestionAbout } from "#web/ui/overlays/useQuestionAbout.tsx";
import { columnList, listRow } from "#web/ui/theme/sxRules.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { areaWords } from "./areaWords.ts";
import type { SavedAreas } from "./useSavedAreas.ts";

const schema = z.object({ Name: areaName });

interface RowProps {
  readonly area: SavedArea;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

function Row({ area, onRename, onDelete }: RowProps) {
  const { Name, Area, By, Saved } = area;
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ minWidth: 0, flex: "1 1 14rem", overflowWrap: "anywhere" }}>
        <Typography>{Name}</Typography>
        <Typography variant="quiet">
          {[areaWords(Area), By && `saved by ${By}`, localMinute(Saved)].filter(Boolean).join(" · ")}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button size="small" aria-label={`Rename ${Name}`} onClick={onRename}>
          Rename
        </Button>
        <Button size="small" variant="danger" aria-label={`Delete ${Name}`} onClick={onDelete}>
          Delete
        </Button>
      </Box>
    </Box>
  );
}

interface RenameProps {
  readonly area: SavedArea;
  readonly saved: SavedAreas;
  readonly onClose: () => void;
}

const Rename = ({ area, saved, onClose }: RenameProps) => (
  <FormDialog
    open
    onClose={onClose}
    title={`Rename ${area.Name}`}
    schema={schema}
    defaultValues={{ Name: area.Name }}
    onSubmit={async ({ Name }) => {
      await saved.save(Name, area.Area, area);
      toast("success", `${area.Name} is now ${Name}.`);
    }}
    submitLabel="Save the name"
  >
    <TextInput name="Name" label="Name" autoComplete="off" required />
  </FormDialog>
);

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly saved: SavedAreas;
  readonly onDeleted: (id: string) => void;
}

export function SavedAreasDialog({ open, onClose, saved, onDeleted }: Props) {
  const { areas, isLoaded, error, refetch } = saved;
  const [renamed, setRenamed] = useState<SavedArea>();
  const deletion = useQuestionAbout(async (area: SavedArea) => {
    await saved.remove(area);
    toast("success", `${area.Name} is deleted.`);
    onDeleted(area.ID);
  });
  const ask = (area: SavedArea) =>
    deletion.ask(area, {
      title: `Delete ${area.Name}?`,
      confirmLabel: "Delete",
      danger: true,
      children: "Nobody of the department can choose it any more. The homes in it stay in the registry.",
    });
  return (
    <>
      <Dialog open={open} onClose={onClose} title="Saved areas" actions={<Button onClick={onClose}>Close</Button>}>
        {!isLoaded && <LoadingOrError error={error} onRetry={refetch} what="saved areas" />}
        {isLoaded && areas.length === 0 && (
          <Typography>No area is saved. Choose one beside the list of homes, and press "Save this area".</Typography>
        )}
        <Box component="ul" sx={columnList}>
          {areas.map((area) => (
            <Row key={area.ID} area={area} onRename={() => setRenamed(area)} onDelete={() => ask(area)} />
          ))}
        </Box>
      </Dialog>
      {renamed && <Rename key={renamed.ID} area={renamed} saved={saved} onClose={() => setRenamed(undefined)} />}
      {deletion.dialog}
    </>
  );
}
