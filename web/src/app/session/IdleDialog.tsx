import Box from "@mui/material/Box";
import { type KeyboardEvent, useRef, useState } from "react";
import { useLogout } from "#web/app/shell/useLogout.tsx";
import { useUser } from "#web/session/SessionContext.ts";
import { lastActivity } from "#web/session/store/lastActivity.ts";
import { idleEndOf } from "#web/session/store/sessionPhase.ts";
import { Button } from "#web/ui/Button.tsx";
import { AlertDialog } from "#web/ui/overlays/AlertDialog.tsx";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { clockTime } from "./clockTime.ts";
import { secondsUntil, useSecondsLeft } from "./useSecondsLeft.ts";

// Moving through the dialog, or modifying other keys, is no answer.
const silentKeys = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"]);

function timeLeft(left: number): string {
  const minutes = Math.round(left / 60);
  if (left < 60) return `${left} seconds`;
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

const announcementAt = (left: number): string => {
  if (left > 60) return "";
  return left > 30 ? "1 minute left." : "30 seconds left.";
};

/** Shown each second, announced at 60 and 30 seconds. */
function Countdown({ end }: { readonly end: number }) {
  const left = useSecondsLeft(end);
  return (
    <>
      <Box
        aria-hidden="true"
        sx={{ mt: 2, fontSize: "h1.fontSize", fontWeight: fontWeight.heading, fontVariantNumeric: "tabular-nums" }}
      >
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
      </Box>
      {/* Screen readers read nothing outside the dialog. */}
      <div className="unseen" aria-live="assertive">
        {announcementAt(left)}
      </div>
    </>
  );
}

export function IdleDialog({ onStay }: { readonly onStay: () => void }) {
  const { Role } = useUser();
  const { logOut, question } = useLogout();
  const out = useRef<HTMLButtonElement>(null);
  const end = idleEndOf(lastActivity());
  const [left] = useState(() => timeLeft(secondsUntil(end)));
  const answer = (event: KeyboardEvent) => {
    if (silentKeys.has(event.key) || event.target === out.current) return;
    // The press must not also act on the element that gets the focus back.
    event.preventDefault();
    event.stopPropagation();
    onStay();
  };
  const after =
    Role === "USER"
      ? "What you typed stays: you can go on after you sign in again."
      : "You then have to sign in again.";
  return (
    <>
      <AlertDialog
        open
        onClose={onStay}
        onKeyDown={answer}
        title="Are you still there?"
        text={`You have not done anything here for a while. To keep your records safe you will be signed out in ${left}, at ${clockTime(end)}. ${after}`}
        actions={
          <>
            <Button ref={out} onClick={logOut}>
              Log out
            </Button>
            <Button variant="primary" autoFocus onClick={onStay}>
              Stay signed in
            </Button>
          </>
        }
      >
        <Countdown end={end} />
      </AlertDialog>
      {question}
    </>
  );
}
