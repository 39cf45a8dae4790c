import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Member } from "#shared/model/member.ts";
import { Chip } from "#web/ui/Chip.tsx";
import { HomeIcon } from "#web/ui/icons.tsx";
import { jacketWords } from "./memberWords.ts";

const list = { listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 } as const;
const place = { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 };

/** The households of a member, each with where the jacket stands there. */
export function MemberPlaces({ member: { HouseHolds, First } }: { readonly member: Member }) {
  if (HouseHolds.length === 0) return null;
  return (
    <Box component="ul" sx={list} aria-label={`Where ${First} lives`}>
      {HouseHolds.map((household) => (
        <Box component="li" key={household.ID} sx={place}>
          <Chip icon={<HomeIcon size={18} />}>{household.Name}</Chip>
          <Typography variant="body2" color="textSecondary">
            {jacketWords(household)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
