import Box from "@mui/material/Box";
import Slider from "@mui/material/Slider";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
// The library would inject a <style> element, which the Content-Security-Policy refuses.
import "react-easy-crop/react-easy-crop.css";
import { unreadablePhoto } from "#shared/fields/photo.ts";
import { light } from "#shared/palette.ts";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { FieldError } from "#web/ui/fields/FieldFrame.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { fontWeight, radius } from "#web/ui/theme/tokens.ts";
import { encodePhoto } from "./encodePhoto.ts";
import { loadPhoto } from "./photoFile.ts";

interface Props {
  /** An object URL. */
  readonly url: string;
  readonly onClose: () => void;
  readonly onPhoto: (photo: Blob) => void;
}

const cropper = { role: "application", "aria-label": "Photo in its frame. Move it with the arrow keys." } as const;

/** Crews' 4:5 portrait, by pointer, touch or keyboard. */
export function PhotoCropDialog({ url, onClose, onPhoto }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const area = useRef<Area>(undefined);
  const fail = () => {
    setFailure(unreadablePhoto);
    announce(unreadablePhoto, true);
  };
  const turn = (degrees: number) => setRotation((rotation + degrees + 360) % 360);
  const use = async () => {
    if (!area.current) return;
    setPending(true);
    setFailure(undefined);
    try {
      onPhoto(await encodePhoto(await loadPhoto(url), area.current, rotation));
    } catch {
      fail();
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Adjust the photo"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" pending={pending} onClick={() => void use()}>
            Use this photo
          </Button>
        </>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Show the face, from the front, in good light.
      </Typography>
      <Box
        sx={{
          position: "relative",
          height: { xs: 280, sm: 360 },
          borderRadius: radius.photo,
          overflow: "hidden",
          bgcolor: light.text.primary,
          "& [role=application]:focus-visible": { outline: `3px solid ${light.sun}`, outlineOffset: -3 },
        }}
      >
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          rotation={rotation}
          aspect={4 / 5}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onRotationChange={setRotation}
          onCropComplete={(_, pixels) => {
            area.current = pixels;
          }}
          onMediaLoaded={() => setFailure(undefined)}
          mediaProps={{ alt: "", onError: fail }}
          cropperProps={cropper}
          keyboardStep={8}
          disableAutomaticStylesInjection
        />
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mt: 2 }}>
        <Typography component="span" id="photo-zoom" sx={{ fontWeight: fontWeight.label }}>
          Zoom
        </Typography>
        <Slider
          aria-labelledby="photo-zoom"
          min={1}
          max={3}
          step={0.1}
          value={zoom}
          onChange={(_, value) => setZoom(Number(value))}
          sx={{ flex: "1 1 160px", mx: 1 }}
        />
        <Button size="small" onClick={() => turn(-90)}>
          Rotate left
        </Button>
        <Button size="small" onClick={() => turn(90)}>
          Rotate right
        </Button>
      </Box>
      <FieldError id="photo-crop">{failure}</FieldError>
    </Dialog>
  );
}
