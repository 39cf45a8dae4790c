import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { lazy, Suspense, useRef, useState } from "react";
import { formatDay } from "#shared/rules/dates.ts";
import { KeepAccountButton } from "#web/entities/account/KeepAccountButton.tsx";
import { useUser } from "#web/session/SessionContext.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";

// Few people need them.
const DownloadDialog = lazy(async () => ({ default: (await import("./DownloadDialog.tsx")).DownloadDialog }));
const DeleteDialog = lazy(async () => ({ default: (await import("./DeleteDialog.tsx")).DeleteDialog }));

export function OwnDataCard() {
  const { DeletionOn: day } = useUser();
  const [open, setOpen] = useState<"download" | "delete">();
  const [used, setUsed] = useState<"download" | "delete">();
  const rest = useRef<HTMLDivElement>(null);
  const show = (which: "download" | "delete") => {
    setUsed(which);
    setOpen(which);
  };
  const close = () => setOpen(undefined);
  return (
    <Card title="Your data">
      <Box ref={rest} tabIndex={-1} sx={{ display: "grid", gap: 2 }}>
        <Typography>Take a copy of everything that we keep of you and your people.</Typography>
        <ButtonRow>
          <Button onClick={() => show("download")}>Download my data</Button>
        </ButtonRow>
        <Typography>
          {day
            ? `Your account will be deleted on ${formatDay(day)}. Until then you can keep it.`
            : "You can delete your account. It goes seven days later, so that you can change your mind."}
        </Typography>
        <ButtonRow>
          {day ? (
            <KeepAccountButton onKept={() => rest.current?.focus()} />
          ) : (
            <Button variant="danger" onClick={() => show("delete")}>
              Delete my account
            </Button>
          )}
        </ButtonRow>
      </Box>
      <Suspense>
        {used === "download" && <DownloadDialog open={open === "download"} onClose={close} />}
        {used === "delete" && (
          // The button that opened it may be gone.
          <DeleteDialog open={open === "delete"} onClose={close} onClosed={() => rest.current?.focus()} />
        )}
      </Suspense>
    </Card>
  );
}
