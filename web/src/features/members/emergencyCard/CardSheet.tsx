import Box from "@mui/material/Box";
import type { RefObject } from "react";
import { Paper } from "#web/ui/print/Paper.tsx";
import type { CardProps } from "./CardParts.tsx";
import type { CardSize } from "./cardSizes.ts";
import { FridgeCard } from "./FridgeCard.tsx";
import { WalletCard } from "./WalletCard.tsx";

const cards = { fridge: FridgeCard, wallet: WalletCard } as const;

/** A fridge card is wider than most screens; narrow ones show both smaller than printed. */
const zooms = {
  fridge: { 1100: 0.8, 760: 0.7, 580: 0.53, 450: 0.4, 350: 0.34 },
  wallet: { 450: 0.8, 350: 0.7 },
} as const;

export function CardPreview({ size, ...card }: CardProps & { readonly size: CardSize }) {
  const Sized = cards[size];
  const steps = Object.entries(zooms[size]).sort(([one], [other]) => Number(other) - Number(one));
  const sx = Object.fromEntries(steps.map(([width, zoom]) => [`@media (max-width: ${width}px)`, { zoom }]));
  return (
    <Box role="group" aria-label="The card as it is printed" sx={{ p: "2px", ...sx }}>
      <Sized {...card} />
    </Box>
  );
}

interface Props {
  readonly people: readonly CardProps[];
  readonly size: CardSize;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Several on a sheet of A4 or Letter. */
export function CardSheet({ people, size, ref }: Props) {
  const Sized = cards[size];
  return (
    <Paper id="printed-card" size="portrait" margin="10mm" ref={ref}>
      {people.map((card) => (
        <Box key={card.card.Token} sx={{ breakInside: "avoid", mb: "5mm" }}>
          <Sized {...card} />
        </Box>
      ))}
    </Paper>
  );
}
