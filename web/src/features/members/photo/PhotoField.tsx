import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ChangeEvent, type DragEvent, lazy, Suspense, useRef, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { describedBy, FieldError } from "#web/ui/fields/FieldFrame.tsx";
import { useField } from "#web/ui/fields/useField.ts";
import { useMedia } from "#web/ui/state/useMedia.ts";
import { plainFieldset } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { PhotoPreview } from "./PhotoPreview.tsx";
import { accepted } from "./photoFile.ts";
import { usePhotoFile } from "./usePhotoFile.ts";

const loadDialog = () => import("./PhotoCropDialog.tsx");
const PhotoCropDialog = lazy(async () => ({ default: (await loadDialog()).PhotoCropDialog }));

interface Props {
  /** The id of its first button. */
  readonly id: string;
  readonly value: Blob | string | undefined;
  /** A JPEG of at most 1024 px, 4:5, without the camera's metadata. */
  readonly onChange: (photo: Blob) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
}

const rule = "An up-to-date photo is required. Members under 17 need a new photo every renewal period of 12 months.";

function PhotoPicker({ id, value, onChange, onBlur, error }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (photo: Blob) => {
    onChange(photo);
    announce("Photo chosen");
  };
  const { adjusting, problem, choose, adjust, accept, close } = usePhotoFile(take, loadDialog);
  // Without a touch screen the camera's input would be a second file dialog.
  const hasCamera = useMedia("(pointer: coarse)");
  const shown = problem ?? error;

  const read = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // The same file can be chosen again.
    target.value = "";
    if (chosen) void choose(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) void choose(dropped);
  };
  const described = { "aria-describedby": describedBy({ id, hint: rule, error: shown }) };
  return (
    <Box
      component="fieldset"
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={plainFieldset}
    >
      <Box component="legend" sx={{ fontWeight: fontWeight.label, p: 0, mb: 0.75 }}>
        Photo
      </Box>
      <Typography id={`${id}-hint`} variant="quiet" sx={{ mb: 1.5 }}>
        {rule}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: { sm: "center" }, gap: { xs: 1.5, sm: 2.5 } }}>
        <PhotoPreview photo={value} target={over} />
        <Box sx={{ display: "flex", flexDirection: "column", gap: 1.5 }}>
          <Button id={id} {...described} onBlur={onBlur} onClick={() => file.current?.click()}>
            {value ? "Change the photo" : "Choose a photo"}
          </Button>
          {value instanceof Blob && <Button onClick={() => void adjust(value)}>Adjust</Button>}
          {hasCamera && <Button onClick={() => camera.current?.click()}>Take a photo</Button>}
          <Typography variant="quiet">JPEG, PNG or WebP.</Typography>
        </Box>
      </Box>
      <input ref={file} type="file" accept={accepted} onChange={read} hidden data-photo="file" />
      <input ref={camera} type="file" accept={accepted} capture="environment" onChange={read} hidden />
      <FieldError id={id}>{shown}</FieldError>
      {adjusting && (
        <Suspense fallback={null}>
          <PhotoCropDialog url={adjusting.url} onClose={close} onPhoto={accept} />
        </Suspense>
      )}
    </Box>
  );
}

/** A new photo as a Blob, a stored one as its address. */
export function PhotoField() {
  const { id, value, onChange, onBlur, error } = useField("Photo", "Photo");
  return <PhotoPicker id={id} value={value || undefined} onChange={onChange} onBlur={onBlur} error={error} />;
}
