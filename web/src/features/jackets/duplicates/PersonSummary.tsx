import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { LikelyDuplicate } from "#shared/model/jacket/duplicate.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";
import { Portrait } from "#web/entities/member/Portrait.tsx";

type Person = Omit<LikelyDuplicate, "ID" | "Standing" | "Told">;

export function PersonSummary({ person, title }: { readonly person: Person; readonly title: string }) {
  const { First, Last, Dob, Street, City, State, Zip, CreateDate, Number: number } = person;
  return (
    <Box component="section" sx={{ display: "grid", gap: 1, alignContent: "start", minWidth: 0 }}>
      <Typography variant="quiet">{title}</Typography>
      <Portrait person={person} size={96} />
      <Typography component="h3" variant="h2" sx={{ overflowWrap: "anywhere" }}>
        {First} {Last}
      </Typography>
      <Typography>Born {formatDay(Dob)}</Typography>
      <Typography sx={{ overflowWrap: "anywhere" }}>
        {Street}, {City}, {State} {Zip}
      </Typography>
      {number && <Typography>Number {formatJacketNumber(number)}</Typography>}
      <Typography variant="quiet">Registered on {formatDay(CreateDate)}</Typography>
    </Box>
  );
}
