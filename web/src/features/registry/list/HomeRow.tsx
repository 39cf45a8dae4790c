import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import type { RegistryHome } from "#shared/model/registry/home.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { Button } from "#web/ui/Button.tsx";
import { paper } from "#web/ui/theme/sxRules.ts";
import { focusRing, fontWeight, radius } from "#web/ui/theme/tokens.ts";
import { HomeChips } from "../home/HomeChips.tsx";
import { addressWords, factWords, rowId } from "../home/homeWords.ts";

/** The whole card takes the press. */
const stretched = {
  font: "inherit",
  textAlign: "start",
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius.card },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": focusRing,
} as const;

interface Props {
  readonly home: RegistryHome;
  readonly isSelected: boolean;
  readonly isOpening: boolean;
  readonly onSelect: (home: RegistryHome) => void;
  readonly onOpen: (home: RegistryHome) => void;
}

/** The reason for its rank comes first: the list is read from the top on the worst day. */
export function HomeRow({ home, isSelected, isOpening, onSelect, onOpen }: Props) {
  const address = addressWords(home);
  return (
    <Box
      component="li"
      sx={{
        ...paper,
        position: "relative",
        p: 2,
        display: "grid",
        gap: 1,
        gridTemplateColumns: "minmax(0, 1fr)",
        ...(isSelected && { borderColor: "primary.main", outline: "2px solid", outlineColor: "primary.main" }),
      }}
    >
      <Typography component="h3" variant="h3">
        <ButtonBase id={rowId(home)} aria-pressed={isSelected} onClick={() => onSelect(home)} sx={stretched}>
          {address}
        </ButtonBase>
      </Typography>
      <Typography sx={{ fontWeight: fontWeight.strong }}>{home.Why}</Typography>
      <HomeChips home={home} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 1 }}>
        <Typography variant="quiet" sx={{ flex: "1 1 12rem" }}>
          {factWords(home, easternDayOf(new Date())).join(" · ")}
        </Typography>
        {/* Above the stretched press. */}
        <Button
          size="small"
          aria-label={`Open ${address}`}
          pending={isOpening}
          onClick={() => onOpen(home)}
          sx={{ position: "relative" }}
        >
          Open
        </Button>
      </Box>
    </Box>
  );
}
