import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { formatAddress } from "#shared/model/address.ts";
import type { FoundJacket } from "#shared/model/jacket/opening.ts";
import { ageOn, easternDayOf } from "#shared/rules/dates.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { paper } from "#web/ui/theme/sxRules.ts";
import { DeliveryChips } from "./DeliveryChips.tsx";

interface Props {
  readonly jacket: FoundJacket;
  readonly onOpen: () => void;
}

/** Enough to tell people apart; the rest needs a reason. */
export function FoundRow({ jacket, onOpen }: Props) {
  const { Dob, Number: number, Deliveries } = jacket;
  const age = ageOn(Dob, easternDayOf(new Date()));
  return (
    <ButtonBase
      onClick={onOpen}
      data-found=""
      sx={{
        ...paper,
        display: "grid",
        width: "100%",
        p: 2,
        gap: 1,
        justifyContent: "start",
        textAlign: "start",
        "&:hover": { borderColor: "text.primary" },
      }}
    >
      <Typography component="span" variant="h3">
        {fullName(jacket)}, {age}
      </Typography>
      <Typography component="span" sx={{ overflowWrap: "anywhere" }}>
        {formatAddress(jacket)}
      </Typography>
      <Box component="span" sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        {number && (
          <Typography component="span" variant="quiet">
            Jacket {formatJacketNumber(number)}
          </Typography>
        )}
        <DeliveryChips deliveries={Deliveries} />
      </Box>
    </ButtonBase>
  );
}
