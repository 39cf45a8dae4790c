import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, useRef, useState } from "react";
import type { ListedDepartment } from "#shared/model/department.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { PlusIcon } from "#web/ui/icons.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { type DepartmentAction, DepartmentActions } from "./departments/DepartmentActions.tsx";
import { DepartmentDialog } from "./departments/DepartmentDialog.tsx";
import { DepartmentDialogs } from "./departments/DepartmentDialogs.tsx";
import { DepartmentTable } from "./departments/DepartmentTable.tsx";
import { Rollouts } from "./departments/Rollouts.tsx";
import { useDepartmentList } from "./departments/useDepartmentList.ts";
import { WaitingPlaces } from "./departments/WaitingPlaces.tsx";
import { useKeptFilter } from "./lists/useKeptFilter.ts";
import { useRowDialog } from "./lists/useRowDialog.ts";

const filtered = ["search"] as const;

export function DepartmentsPage() {
  const id = useId();
  const { typed, asked: kept, set, clear } = useKeptFilter(filtered);
  const Search = kept.search.trim();
  const list = useDepartmentList(Search);
  const { asked, ask, close } = useRowDialog<DepartmentAction, ListedDepartment>();
  const [isCreating, setIsCreating] = useState(false);
  const { rows, list: pages, isChanging } = list;
  const field = useRef<HTMLInputElement>(null);
  const showAll = () => {
    // The button goes with what it clears.
    field.current?.focus();
    clear();
  };
  const isKnown = Search && rows && !isChanging && !pages.isFetching;
  return (
    <>
      <PageTitle
        text="They read the jackets of the places that they serve."
        aside={
          <Button variant="primary" startIcon={<PlusIcon size={20} />} onClick={() => setIsCreating(true)}>
            Create a department
          </Button>
        }
      >
        Departments
      </PageTitle>
      <Box role="search" sx={{ mb: 2, maxWidth: 420 }}>
        <TextBox
          id={`${id}-search`}
          label="Search by name or city"
          type="search"
          autoComplete="off"
          maxLength={100}
          inputRef={field}
          value={typed.search}
          onChange={({ target }) => set("search", target.value)}
        />
        <Typography role="status" variant="quiet" sx={{ mt: 0.5, minHeight: "1.5em" }}>
          {isKnown ? `${rows.length}${pages.hasNextPage ? " or more" : ""} found` : ""}
        </Typography>
      </Box>
      <Rollouts />
      <WaitingPlaces />
      <DepartmentTable
        list={list}
        actions={(department) => <DepartmentActions department={department} onAction={ask} />}
        onClear={Search ? showAll : undefined}
      />
      <DepartmentDialog open={isCreating} onClose={() => setIsCreating(false)} />
      {asked && <DepartmentDialogs asked={asked} rows={rows} onClose={close} />}
    </>
  );
}
