import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { formatDay } from "#shared/rules/dates.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { printPaper } from "#web/ui/print/Paper.tsx";
import type { CardProps } from "./CardParts.tsx";
import { CardPreview, CardSheet } from "./CardSheet.tsx";
import type { CardSize } from "./cardSizes.ts";
import { SizeChoice } from "./SizeChoice.tsx";

/** The browser's own Print gives the same card. */
export function PrintCard({ isNew, ...card }: CardProps & { readonly isNew: boolean }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const [size, setSize] = useState<CardSize>("fridge");
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Card
      title="Print the card"
      subtitle={`Made on ${formatDay(card.card.Made)}. Print it as often as you like: each copy works.`}
    >
      <Box sx={{ display: "grid", gap: 2.5 }}>
        {isNew && (
          <div ref={notice} tabIndex={-1}>
            <Notice kind="success">The card is made.</Notice>
          </div>
        )}
        <SizeChoice size={size} onSize={setSize} />
        <CardPreview {...card} size={size} />
        <ButtonRow>
          <Button variant="primary" onClick={() => void printPaper(sheet.current)}>
            Print
          </Button>
          <Button variant="quiet" to="/Members/Cards">
            Print the cards of the whole family
          </Button>
        </ButtonRow>
        <Typography variant="quiet">Print in true size (100 %) and cut along the dashed edge.</Typography>
      </Box>
      <CardSheet people={[card]} size={size} ref={sheet} />
    </Card>
  );
}
