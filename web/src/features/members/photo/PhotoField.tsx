import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ChangeEvent, type DragEvent, lazy, Suspense, useRef, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { describedBy, FieldError } from "#web/ui/fields/FieldFrame.tsx";
import { useField } from "#web/ui/fields/useField.ts";
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
  /** Called with a JPEG of at most 1024 px, 4:5, without the camera's metadata. */
  readonly onChange: (photo: Blob) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
}

const rule = "An up-to-date photo is required. Members under 17 need a new photo every renewal period of 12 months.";

function PhotoPicker({ id, value, onChange, onBlur, error }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { url, problem, open, close } = usePhotoFile(loadDialog);
  // Without a touch screen the camera's input would be a second file dialog.
  const hasCamera = useMediaQuery("(pointer: coarse)", { noSsr: true });
  const shown = problem ?? error;

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // The same file can be chosen again.
    target.value = "";
    if (chosen) void open(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) void open(dropped);
  };
  const accept = (photo: Blob) => {
    close();
    onChange(photo);
    announce("Photo chosen");
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
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2.5 }}>
        <PhotoPreview photo={value} target={over} />
        <Box sx={{ display: "flex", flexDirection: "column", gap: 1.5 }}>
          <Button id={id} {...described} onBlur={onBlur} onClick={() => file.current?.click()}>
            {value ? "Change the photo" : "Choose a photo"}
          </Button>
          {hasCamera && <Button onClick={() => camera.current?.click()}>Take a photo</Button>}
          <Typography variant="quiet">JPEG, PNG or WebP.</Typography>
        </Box>
      </Box>
      <input ref={file} type="file" accept={accepted} onChange={take} hidden data-photo="file" />
      <input ref={camera} type="file" accept={accepted} capture="environment" onChange={take} hidden />
      <FieldError id={id}>{shown}</FieldError>
      {url && (
        <Suspense fallback={null}>
          <PhotoCropDialog url={url} onClose={close} onPhoto={accept} />
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
