import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { Member } from "#shared/model/member.ts";
import { CardBack } from "./CardBack.tsx";
import { CardFront } from "./CardFront.tsx";
import { type CardSize, cardSizes, type Measures, mm } from "./cardSizes.ts";
import type { MadeCard } from "./MadeCard.ts";

interface SideProps {
  readonly side: "front" | "back";
  readonly size: Measures;
  readonly children: ReactNode;
}

const Side = ({ side, size, children }: SideProps) => (
  <Box
    data-side={side}
    sx={{
      width: mm(size.width),
      height: mm(size.height),
      p: mm(size.padding),
      boxSizing: "border-box",
      display: "flex",
      flexDirection: "column",
      gap: mm(size.padding / 2),
      overflow: "hidden",
      // At syllables; elsewhere only where a word is longer than its line.
      hyphens: "auto",
      overflowWrap: "break-word",
      // Black on white with any colours of the screen.
      color: "#000",
      bgcolor: "#fff",
      lineHeight: 1.25,
      flexShrink: 0,
      // The edge to cut along, and the fold.
      outline: "0.2mm dashed #777",
    }}
  >
    {children}
  </Box>
);

interface Props {
  readonly member: Member;
  readonly made: MadeCard;
  readonly size: CardSize;
}

/** In true size: cut out, folded in the middle. */
export function PaperCard({ member, made, size }: Props) {
  const measures = cardSizes[size];
  return (
    <Box sx={{ display: "flex", width: "max-content" }}>
      <Side side="front" size={measures}>
        <CardFront member={member} made={made} size={measures} />
      </Side>
      <Side side="back" size={measures}>
        <CardBack member={member} made={made} size={measures} />
      </Side>
    </Box>
  );
}
