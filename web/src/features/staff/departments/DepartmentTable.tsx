import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { ListedDepartment } from "#shared/model/department.ts";
import { RespondersPicture } from "#web/entities/department/RespondersPicture.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { ShowMore } from "#web/ui/navigation/ShowMore.tsx";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import type { Column } from "#web/ui/table/TableProps.ts";
import { accountsText, countText, kindLabels, placesText } from "./departmentText.ts";
import type { DepartmentList } from "./useDepartmentList.ts";

/** Null for a named department at work. */
function standingOf({ Status, IsDefault }: ListedDepartment) {
  if (Status === "RETIRED") return <Chip status="warning">Retired</Chip>;
  return IsDefault ? <Chip>Default department</Chip> : null;
}

function Accounts({ department }: { readonly department: ListedDepartment }) {
  return accountsText(department) || <Chip status="warning">No accounts</Chip>;
}

const departmentColumns = (
  actions: (department: ListedDepartment) => ReactNode,
): readonly Column<ListedDepartment>[] => [
  {
    header: "Name",
    rowHeader: true,
    cell: ({ Name }) => <Box sx={{ overflowWrap: "anywhere" }}>{Name}</Box>,
  },
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

interface Props {
  readonly list: DepartmentList;
  readonly actions: (department: ListedDepartment) => ReactNode;
  readonly onClear: (() => void) | undefined;
}

function NoDepartments({ onClear }: Pick<Props, "onClear">) {
  if (onClear)
    return (
      <EmptyState
        picture={<RespondersPicture />}
        title="No department found"
        action={<Button onClick={onClear}>Show all</Button>}
      >
        No department or place fits what you searched for.
      </EmptyState>
    );
  return (
    <EmptyState picture={<RespondersPicture />} title="No Departments to display">
      Create the first one, with the places that it serves.
    </EmptyState>
  );
}

export function DepartmentTable({ list: { list, rows, isChanging }, actions, onClear }: Props) {
  if (!rows) return <LoadingOrError error={list.error} onRetry={list.refetch} what="departments" />;
  const isLooking = isChanging || list.hasNextPage;
  return (
    <div aria-busy={isChanging}>
      {rows.length > 0 && (
        <DataTable
          caption="Departments"
          columns={departmentColumns(actions)}
          rows={rows}
          rowKey={({ ID }) => ID}
          leastWidth={52}
        />
      )}
      {rows.length === 0 &&
        (isLooking ? <Loading what="departments" /> : <NoDepartments onClear={onClear} />)}
      {!isChanging && <ShowMore shown={`${rows.length} departments`} list={list} />}
    </div>
  );
}
