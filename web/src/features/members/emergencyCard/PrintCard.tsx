import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import type { Member } from "#shared/model/member.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { PaperOnly } from "#web/ui/print/PaperOnly.tsx";
import type { CardSize } from "./cardSizes.ts";
import type { MadeCard } from "./MadeCard.ts";
import { PaperCard } from "./PaperCard.tsx";

/** On a narrow screen the back comes below the front; a phone shows both smaller than printed. */
const onScreen = {
  mt: 3,
  p: "2px",
  "& > div": { width: "auto", flexWrap: "wrap" },
  "@media (max-width: 430px)": { zoom: 0.82 },
  "@media (max-width: 340px)": { zoom: 0.7 },
};

interface Props {
  readonly member: Member;
  readonly made: MadeCard;
}

export function PrintCard({ member, made }: Props) {
  const [printing, setPrinting] = useState<CardSize>();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Card title="Print the card now">
      <div ref={notice} tabIndex={-1}>
        <Notice kind="success">
          The card is made. Print it before you leave this page: we keep no copy of its code.
        </Notice>
      </div>
      <Typography sx={{ my: 2 }}>
        Print in true size (100 %), cut along the dashed edge, and fold in the middle.
      </Typography>
      <ButtonRow>
        <Button variant="primary" onClick={() => setPrinting("A6")}>
          Print for the fridge (A6)
        </Button>
        <Button onClick={() => setPrinting("ID1")}>Print for the wallet (credit card)</Button>
      </ButtonRow>
      <Box role="group" aria-label="The card as it is printed" sx={onScreen}>
        <PaperCard member={member} made={made} size="ID1" />
      </Box>
      {printing && (
        <PaperOnly
          key={printing}
          id="printed-card"
          size="landscape"
          margin="10mm"
          onDone={() => setPrinting(undefined)}
        >
          <PaperCard member={member} made={made} size={printing} />
        </PaperOnly>
      )}
    </Card>
  );
}
