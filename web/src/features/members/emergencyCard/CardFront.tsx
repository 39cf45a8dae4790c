import Box from "@mui/material/Box";
import { emergencyHeadline, emergencyLines } from "#shared/handover/emergency/emergencyLines.ts";
import type { Member } from "#shared/model/member.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { fitted, type Measures, mm } from "./cardSizes.ts";
import type { MadeCard } from "./MadeCard.ts";

interface Props {
  readonly member: Member;
  readonly made: MadeCard;
  readonly size: Measures;
}

export function CardFront({ member, made: { Card }, size }: Props) {
  const headline = emergencyHeadline(member, Card.Shows);
  const name = fullName(member);
  const lines = size.lines && Card.Shows.includes("NEEDS") ? emergencyLines(member) : [];
  const hasPhoto = Card.Shows.includes("PHOTO") && member.img;
  return (
    <>
      <Box sx={{ fontSize: size.small, fontWeight: 700, letterSpacing: "0.04em" }}>EMERGENCY CARD</Box>
      <Box sx={{ display: "flex", gap: mm(size.padding), alignItems: "flex-start", minWidth: 0 }}>
        {hasPhoto && (
          <Box
            component="img"
            src={member.img}
            alt=""
            sx={{
              width: mm(size.photo),
              height: mm(size.photo * 1.25),
              flexShrink: 0,
              objectFit: "cover",
              border: "0.3mm solid #000",
            }}
          />
        )}
        <Box sx={{ fontSize: fitted(size.name, name), fontWeight: 700, lineHeight: 1.1, minWidth: 0 }}>{name}</Box>
      </Box>
      {headline && (
        <Box
          sx={{
            fontSize: fitted(size.headline, headline),
            fontWeight: 700,
            lineHeight: 1.2,
            borderTop: "0.5mm solid #000",
            pt: "1mm",
          }}
        >
          {headline}
        </Box>
      )}
      {lines.length > 0 && (
        <Box
          component="ol"
          sx={{
            m: 0,
            pl: "7mm",
            fontSize: size.lines && fitted(size.lines, lines.join(" ")),
            lineHeight: 1.25,
            "& li": { mb: "1.2mm" },
          }}
        >
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      )}
    </>
  );
}
