import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Coverage, DepartmentProfile } from "#shared/model/coverage.ts";
import { Disclosure } from "#web/ui/display/Disclosure.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";

function Words({ Name, Contact, Statement }: DepartmentProfile) {
  return (
    <>
      <Box sx={{ fontWeight: fontWeight.label }}>{Name}</Box>
      {Statement && <Box>{Statement}</Box>}
      {Contact && <Box>Contact: {Contact}</Box>}
    </>
  );
}

export function DepartmentWords({ Coverage: { By, Departments = [] } }: { readonly Coverage: Coverage }) {
  if (Departments.length === 0) return null;
  return (
    // Room for the outline of the focus.
    <Box sx={{ mt: 0.75 }}>
      <Disclosure label={By.length > 1 ? "About these departments" : "About this department"}>
        <Typography
          component="ul"
          variant="body2"
          sx={{ ...columnList, mt: 0.75, gap: 1, maxWidth: "65ch", overflowWrap: "anywhere" }}
        >
          {Departments.map((department) => (
            <li key={department.Name}>
              <Words {...department} />
            </li>
          ))}
        </Typography>
      </Disclosure>
    </Box>
  );
}
