import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { formatDay } from "#shared/rules/dates.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { CardCode, CardContacts, CardLines, CardPhoto, type CardProps, CardQrCode } from "./CardParts.tsx";
import { cardSizes, fitted } from "./cardSizes.ts";
import { cutOut } from "./cutOut.ts";

const Side = ({ side, children }: { readonly side: "front" | "back"; readonly children: ReactNode }) => (
  <Box data-side={side} sx={{ ...cutOut, width: "85.6mm", height: "54mm", p: "3.5mm", fontSize: "8pt" }}>
    {children}
  </Box>
);

/** In true size: cut out, folded in the middle. */
export function WalletCard(card: CardProps) {
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
