import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { ListedDepartment } from "#shared/model/department.ts";
import { Chip } from "#web/ui/display/Chip.tsx";
import type { Column } from "#web/ui/table/TableProps.ts";
import { accountsText, countText, kindLabels, placesText } from "./departmentText.ts";

/** Null for a named department at work. */
function standingOf({ Status, IsDefault }: ListedDepartment) {
  if (Status === "RETIRED") return <Chip status="warning">Retired</Chip>;
  return IsDefault ? <Chip>Default department</Chip> : null;
}

function Accounts({ department }: { readonly department: ListedDepartment }) {
  const { IsRead, Status, Waiting } = department;
  const accounts = accountsText(department);
  const status = Waiting.Count > 0 ? "error" : "warning";
  if (!accounts) return <Chip status={status}>No accounts</Chip>;
  if (IsRead || Status === "RETIRED") return accounts;
  return (
    <>
      <Box>{accounts}</Box>
      <Chip status={status}>Nobody has signed in</Chip>
    </>
  );
}

export const departmentColumns = (
  actions: (department: ListedDepartment) => ReactNode,
): readonly Column<ListedDepartment>[] => [
  { header: "Name", rowHeader: true, cell: ({ Name }) => <Box sx={{ overflowWrap: "anywhere" }}>{Name}</Box> },
  { header: "Status", under: true, cell: standingOf },
  {
    header: "Payment",
    under: true,
    cell: ({ Sponsor }) => (Sponsor ? <Chip status="success">Pays for its residents</Chip> : null),
  },
  {
    header: "Kind",
    cell: ({ Kind }) => <Box sx={{ whiteSpace: "nowrap" }}>{Kind ? kindLabels[Kind] : "Not said"}</Box>,
  },
  {
    header: "Places",
    cell: ({ Places }) => (
      <Box sx={{ overflowWrap: "anywhere" }}>
        {Places.length > 1 && <Box>{Places.length} places</Box>}
        {placesText(Places)}
      </Box>
    ),
  },
  { header: "Accounts", cell: (department) => <Accounts department={department} /> },
  { header: "Waiting", cell: ({ Waiting }) => countText(Waiting) },
  { header: "Actions", action: true, cell: actions },
];
