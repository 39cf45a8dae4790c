import Box from "@mui/material/Box";
import { formatDay } from "#shared/rules/dates.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { CardCode, CardContacts, CardLines, CardPhoto, type CardProps, CardQrCode } from "./CardParts.tsx";
import { cardSizes, fitted } from "./cardSizes.ts";
import { cutOut } from "./cutOut.ts";

/** In true size, all of it on one side. */
export function FridgeCard(card: CardProps) {
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
