import Box from "@mui/material/Box";
import { useState } from "react";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Disclosure } from "#web/ui/display/Disclosure.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { PaperOnly } from "#web/ui/print/PaperOnly.tsx";
import type { City } from "./CitySearch.ts";
import { letterLink, letterText } from "./letterText.ts";

const textSx = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;

/** Ready to be copied, printed or mailed. */
export function CityLetter({ place }: { readonly place: City }) {
  const [isPrinting, setPrinting] = useState(false);
  const [copied, setCopied] = useState<string>();
  const text = letterText(place, location.origin);
  const tell = (word: string) => {
    setCopied(word);
    announce(word);
  };
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => tell("Copied"),
      () => tell("Not copied: select the text instead"),
    );
  return (
    <Card title="Ask your city" subtitle="A letter that you can send as it is.">
      <Disclosure label="Read the letter">
        <Box sx={{ ...textSx, p: 2, mt: 1, border: 1, borderColor: "divider", borderRadius: "10px" }}>{text}</Box>
      </Disclosure>
      <Box sx={{ mt: 2 }}>
        <ButtonRow>
          <Button size="small" onClick={() => void copy()}>
            {copied ?? "Copy the letter"}
          </Button>
          <Button size="small" onClick={() => setPrinting(true)}>
            Print it
          </Button>
          <Box component="a" href={letterLink(place, location.origin)} sx={{ fontWeight: 600, py: 1 }}>
            Open it as a mail
          </Box>
        </ButtonRow>
      </Box>
      {isPrinting && (
        <PaperOnly id="letter-paper" size="auto" margin="25mm" onDone={() => setPrinting(false)}>
          <Box sx={{ ...textSx, fontSize: "12pt", lineHeight: 1.5, color: "#000" }}>{text}</Box>
        </PaperOnly>
      )}
    </Card>
  );
}
