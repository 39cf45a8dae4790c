import Box from "@mui/material/Box";
import type { ReactNode, RefObject } from "react";
import { formatDay } from "#shared/rules/dates.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Paper } from "#web/ui/print/Paper.tsx";
import { CardCode, CardContacts, CardLines, CardPhoto, type CardProps, CardQrCode } from "./CardParts.tsx";
import { type CardSize, cardSizes, fitted } from "./cardSizes.ts";

/** One side on paper: black on white whatever the screen's colours. */
const cutOut = {
  boxSizing: "border-box",
  display: "flex",
  flexDirection: "column",
  gap: "2mm",
  overflow: "hidden",
  // At syllables; elsewhere only where a word is longer than its line.
  hyphens: "auto",
  overflowWrap: "break-word",
  color: "#000",
  bgcolor: "#fff",
  lineHeight: 1.25,
  flexShrink: 0,
  outline: "0.2mm dashed #777",
} as const;

/** In true size, on one side. */
function FridgeCard(card: CardProps) {
  const name = fullName(card.member);
  return (
    <Box data-side="front" sx={{ ...cutOut, width: "180mm", height: "118mm", p: "8mm", fontSize: "11pt" }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", borderBottom: "0.6mm solid #000", pb: "2mm" }}>
        <strong>EMERGENCY CARD</strong>
        <span>In an emergency call 911</span>
      </Box>
      <Box sx={{ display: "flex", gap: "6mm", flex: 1, minHeight: 0, overflow: "hidden", pt: "1mm" }}>
        <Box sx={{ flexShrink: 0 }}>
          <CardPhoto {...card} width={30} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, display: "grid", gap: "3mm", alignContent: "start" }}>
          <Box sx={{ fontSize: fitted(cardSizes.fridge.name, name), fontWeight: 700, lineHeight: 1.1 }}>{name}</Box>
          <CardLines {...card} size="fridge" />
        </Box>
        <Box sx={{ flexShrink: 0, width: "38mm", textAlign: "center" }}>
          <CardQrCode token={card.card.Token} width={38} />
          <Box sx={{ fontSize: "10pt", whiteSpace: "nowrap" }}>Crews: scan, then type</Box>
          <CardCode code={card.card.Code} points={22} />
          <Box sx={{ fontSize: "9pt", mt: "1mm" }}>Made on {formatDay(card.card.Made)}</Box>
        </Box>
      </Box>
      <CardContacts {...card} size="fridge" />
    </Box>
  );
}

const Side = ({ side, children }: { readonly side: "front" | "back"; readonly children: ReactNode }) => (
  <Box data-side={side} sx={{ ...cutOut, width: "85.6mm", height: "54mm", p: "3.5mm", fontSize: "8pt" }}>
    {children}
  </Box>
);

/** In true size: cut out, folded in the middle. */
function WalletCard(card: CardProps) {
  const name = fullName(card.member);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap" }}>
      <Side side="front">
        <strong>EMERGENCY CARD</strong>
        <Box sx={{ display: "flex", gap: "3mm", minHeight: 0 }}>
          <Box sx={{ flexShrink: 0 }}>
            <CardPhoto {...card} width={19} />
          </Box>
          <Box sx={{ minWidth: 0, display: "grid", gap: "1.5mm", alignContent: "start" }}>
            <Box sx={{ fontSize: fitted(cardSizes.wallet.name, name), fontWeight: 700, lineHeight: 1.1 }}>{name}</Box>
            <CardLines {...card} size="wallet" />
          </Box>
        </Box>
      </Side>
      <Side side="back">
        <Box sx={{ display: "flex", gap: "2mm" }}>
          <CardQrCode token={card.card.Token} width={34} />
          <Box sx={{ flex: 1, minWidth: 0, display: "grid", gap: "1mm", alignContent: "start" }}>
            <div>Crews: scan, then type</div>
            <CardCode code={card.card.Code} points={19} />
            <CardContacts {...card} size="wallet" />
          </Box>
        </Box>
        <Box sx={{ mt: "auto" }}>In an emergency call 911. Made on {formatDay(card.card.Made)}.</Box>
      </Side>
    </Box>
  );
}

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
