import type { ReactNode } from "react";
import type { ListedDepartment } from "#shared/model/department.ts";
import { RespondersPicture } from "#web/entities/department/RespondersPicture.tsx";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { ShowMore } from "#web/ui/navigation/ShowMore.tsx";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import { departmentColumns } from "./departmentColumns.tsx";
import type { DepartmentList } from "./useDepartmentList.ts";

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
      {rows.length === 0 && (isLooking ? <Loading what="departments" /> : <NoDepartments onClear={onClear} />)}
      {!isChanging && <ShowMore shown={`${rows.length} departments`} list={list} />}
    </div>
  );
}
