import Box from "@mui/material/Box";
import { useEffect } from "react";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";

interface Props {
  readonly asked: { readonly City?: string | undefined; readonly State?: string | undefined };
  readonly onAll: () => void;
}

/** The list stays that of the requested city. */
export function UnknownCities({ asked: { City, State }, onAll }: Props) {
  const sentence = `The cities of your department did not load. The list has ${City}, ${State} alone.`;
  useEffect(() => announce(sentence, true), [sentence]);
  return (
    <Notice kind="warning" sx={{ my: 1 }}>
      {sentence}
      <Box sx={{ mt: 1.5 }}>
        <Button size="small" onClick={onAll}>
          Show every city
        </Button>
      </Box>
    </Notice>
  );
}
