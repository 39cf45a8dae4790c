import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useState } from "react";
import type { Entry } from "#shared/model/entry.ts";
import { Avatar } from "#web/ui/Avatar.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";

const width = 132;
const size = { width, height: width * 1.25, borderRadius: "12px" } as const;

interface Props {
  readonly entry: Entry;
  /** The photo's address is out of date: they hold for some minutes. */
  readonly onExpired: () => void;
}

/** The photo of a card. Pressed, it is shown large. */
export function EntryPhoto({ entry: { First, Last, img }, onExpired }: Props) {
  const [broken, setBroken] = useState<string>();
  const [dialog, setDialog] = useState<"open" | "closing">();
  const name = `${First} ${Last}`;
  const close = () => setDialog("closing");
  const fail = () => {
    // Asked for once: a photo that is missing stays so.
    if (!broken) onExpired();
    setBroken(img);
  };
  if (!img || broken === img)
    return <Avatar portrait size={width} first={First} last={Last} alt={`${name}, without a photo`} />;
  return (
    <>
      <ButtonBase
        onClick={() => setDialog("open")}
        aria-label={`Enlarge the photo of ${name}`}
        sx={{ ...size, justifySelf: "start", alignSelf: "start", overflow: "hidden", cursor: "zoom-in" }}
      >
        <Box
          component="img"
          src={img}
          alt=""
          loading="lazy"
          decoding="async"
          onError={fail}
          sx={{ ...size, objectFit: "cover" }}
        />
      </ButtonBase>
      {dialog && (
        <Dialog
          open={dialog === "open"}
          onClose={close}
          onClosed={() => setDialog(undefined)}
          title={`Photo of ${name}`}
          actions={<Button onClick={close}>Close</Button>}
        >
          <Box
            component="img"
            src={img}
            alt={`${name}, as the family sent it`}
            onError={onExpired}
            sx={{
              display: "block",
              width: "100%",
              height: "min(62vh, 690px)",
              objectFit: "contain",
              borderRadius: "12px",
            }}
          />
        </Dialog>
      )}
    </>
  );
}
