import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatAddress } from "#shared/model/address.ts";
import type { LikelyDuplicate } from "#shared/model/jacket/duplicate.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Portrait } from "#web/entities/member/Portrait.tsx";
import { fontSize, fontWeight } from "#web/ui/theme/tokens.ts";

type Person = Omit<LikelyDuplicate, "ID" | "Standing" | "Told">;

interface FaceProps {
  readonly person: Person;
  readonly title: string;
}

function Face({ person, title }: FaceProps) {
  return (
    <Box sx={{ display: "grid", gap: 0.5, alignContent: "start", minWidth: 0 }}>
      <Portrait person={person} size={96} />
      <Typography component="h3" variant="h2" sx={{ mt: 0.5 }}>
        {fullName(person)}
      </Typography>
      <Typography variant="quiet">{title}</Typography>
    </Box>
  );
}

type Fact = readonly [label: string, of: (person: Person) => string];

const facts: readonly Fact[] = [
  ["Born", ({ Dob }) => formatDay(Dob)],
  ["Address", formatAddress],
  ["Jacket number", ({ Number: number }) => (number ? formatJacketNumber(number) : "(none)")],
  ["Registered on", ({ CreateDate }) => formatDay(CreateDate)],
];

const columns = { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: 2 } as const;
const wide = { gridColumn: "1 / -1" } as const;
const label = { ...wide, mt: 1.5, fontSize: fontSize.caption, color: "text.secondary" } as const;

interface Props {
  readonly one: FaceProps;
  readonly other: FaceProps;
}

/** Facts alike stand once. */
export function PersonComparison({ one, other }: Props) {
  return (
    <Box>
      <Box sx={columns}>
        <Face {...one} />
        <Face {...other} />
      </Box>
      <Box component="dl" sx={{ ...columns, m: 0 }}>
        {facts.map(([name, of]) => {
          const values = [...new Set([of(one.person), of(other.person)])];
          const [only, ...more] = values;
          return (
            <Box key={name} sx={{ display: "contents" }}>
              <Box component="dt" sx={label}>
                {name}
                {more.length === 0 && ", the same"}
              </Box>
              {more.length === 0 ? (
                <Box component="dd" sx={{ ...wide, m: 0, fontWeight: fontWeight.label }}>
                  {only}
                </Box>
              ) : (
                values.map((value) => (
                  <Box component="dd" key={value} sx={{ m: 0 }}>
                    {value}
                  </Box>
                ))
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
