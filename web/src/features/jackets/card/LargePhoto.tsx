import Box from "@mui/material/Box";
import { useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { notLoaded, type PhotoRenewal } from "./usePhotoRenewal.ts";

const large = {
  display: "block",
  width: "100%",
  height: "min(62vh, 690px)",
  objectFit: "contain",
  borderRadius: "12px",
};

interface Props {
  readonly name: string;
  readonly img: string;
  readonly photo: PhotoRenewal;
  readonly onClosed: () => void;
}

export function LargePhoto({ name, img, photo: { isBroken, pending, retry, onError }, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onClose={close}
      onClosed={onClosed}
      title={`Photo of ${name}`}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          {isBroken && (
            <Button pending={pending} onClick={retry}>
              Try again
            </Button>
          )}
        </>
      }
    >
      {isBroken ? (
        <Notice kind="warning">{notLoaded}.</Notice>
      ) : (
        <Box component="img" src={img} alt={`${name}, as the family sent it`} onError={() => onError(img)} sx={large} />
      )}
    </Dialog>
  );
}
