import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { mayMoveFocus } from "#web/ui/navigation/mayMoveFocus.ts";

interface Props {
  readonly asked: { readonly City?: string | undefined; readonly State?: string | undefined };
  readonly isRetrying: boolean;
  /** Whether they are known now. */
  readonly onRetry: () => Promise<boolean>;
  readonly onAll: () => void;
}

const unknown = "The cities of your department did not load.";

/** Tells that the cities did not load, and asks for them again. The list stays the requested one. */
export function UnknownCities({ asked: { City, State }, isRetrying, onRetry, onAll }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const sentence = City ? `${unknown} The list has ${City}, ${State} alone.` : unknown;
  useEffect(() => announce(sentence, true), [sentence]);
  const again = async () => {
    const from = button.current;
    if (!(await onRetry())) return announce(sentence, true);
    // The button goes with the notice.
    if (mayMoveFocus(from)) document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  };
  return (
    <Notice kind="warning" sx={{ my: 1 }}>
      {sentence}
      <Box sx={{ mt: 1.5 }}>
        <ButtonRow>
          <Button ref={button} size="small" pending={isRetrying} onClick={() => void again()}>
            Try again
          </Button>
          {City && (
            <Button size="small" onClick={onAll}>
              Show every city
            </Button>
          )}
        </ButtonRow>
      </Box>
    </Notice>
  );
}
