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

const noneSoFar = "No department was found so far. There is more to look through.";

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

export function DepartmentTable({ list: { list, rows, question, isChanging }, actions, onClear }: Props) {
  if (!rows) return <LoadingOrError error={list.error} onRetry={list.refetch} what="departments" />;
  const isEmpty = rows.length === 0;
  const isLooking = isChanging || (isEmpty && list.isFetchingNextPage);
  return (
    <div aria-busy={isChanging}>
      {!isEmpty && (
        <DataTable
          caption="Departments"
          columns={departmentColumns(actions)}
          rows={rows}
          rowKey={({ ID }) => ID}
          leastWidth={52}
        />
      )}
      {isEmpty && isLooking && <Loading what="departments" />}
      {isEmpty && !isLooking && !list.hasNextPage && <NoDepartments onClear={onClear} />}
      {!isChanging && (
        <ShowMore
          key={question}
          shown={`${rows.length} departments`}
          looked={isEmpty ? noneSoFar : undefined}
          list={list}
        />
      )}
    </div>
  );
}
