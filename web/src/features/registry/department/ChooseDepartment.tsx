import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { listDepartments } from "#shared/contract/departments.ts";
import type { Role } from "#shared/model/role.ts";
import { defaultDepartmentOf, respondersOf } from "#shared/rules/defaultDepartment.ts";
import { useCallPages } from "#web/api/useCallPages.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { stateOptions } from "#web/ui/forms/stateOptions.ts";
import { ShowMore } from "#web/ui/navigation/ShowMore.tsx";
import { useDebouncedText } from "#web/ui/state/useDebounced.ts";
import { columnList, listRow } from "#web/ui/theme/sxRules.ts";
import type { ChosenDepartment } from "./useDepartment.ts";

interface Props {
  readonly onChoose: (department: ChosenDepartment) => void;
}

function DepartmentChoices({ text, onChoose }: Props & { readonly text: string }) {
  const pages = useCallPages(listDepartments, text ? { Search: text } : {}, { keepsLast: true });
  const found = pages.data?.pages.flatMap(({ Departments }) => Departments);
  if (!found) return <LoadingOrError error={pages.error} onRetry={pages.refetch} what="departments" />;
  // A retired one has no registry any more.
  const active = found.filter(({ Status }) => Status === "ACTIVE");
  if (active.length === 0 && !pages.hasNextPage) return <Typography>No department was found.</Typography>;
  return (
    <>
      <Box component="ul" sx={columnList}>
        {active.map(({ ID, Name, Places }) => (
          <Box component="li" key={ID} sx={listRow}>
            {/* Long names wrap in themselves, so that all buttons stand in one column. */}
            <Box sx={{ minWidth: 0, flex: "1 1 0" }}>
              <Typography>{Name}</Typography>
              <Typography variant="quiet">{Places.map(({ City, State }) => `${City}, ${State}`).join("; ")}</Typography>
            </Box>
            <Button size="small" aria-label={`Choose ${Name}`} onClick={() => onChoose({ id: ID, name: Name })}>
              Choose
            </Button>
          </Box>
        ))}
      </Box>
      <ShowMore shown={`${active.length} departments`} list={pages} />
    </>
  );
}

function SearchDepartments({ onChoose }: Props) {
  const id = useId();
  const [asked, setAsked] = useState("");
  const { state: text, setState: setText } = useDebouncedText(asked, setAsked);
  return (
    <>
      <Box role="search" sx={{ maxWidth: 420, mb: 2 }}>
        <TextBox
          id={id}
          type="search"
          label="Search by name or city"
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={100}
          autoComplete="off"
        />
      </Box>
      <DepartmentChoices text={asked.trim()} onChoose={onChoose} />
    </>
  );
}

/** For roles that may not list departments: each place has one of its own. */
function ChoosePlace({ onChoose }: Props) {
  const id = useId();
  const [City, setCity] = useState("");
  const [State, setState] = useState("");
  const isWhole = City.trim() !== "" && State !== "";
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) onChoose({ id: defaultDepartmentOf({ City, State }), name: respondersOf(City.trim()) });
      }}
      sx={{ display: "grid", gap: 2, maxWidth: 640, gridTemplateColumns: { sm: "2fr 1fr auto" }, alignItems: "end" }}
    >
      <TextBox
        id={`${id}-city`}
        label="City"
        value={City}
        onChange={({ target }) => setCity(target.value)}
        maxLength={60}
        autoComplete="off"
      />
      <SelectBox
        id={`${id}-state`}
        label="State"
        options={stateOptions}
        emptyLabel="Choose"
        value={State}
        onChange={({ target }) => setState(target.value)}
      />
      <Button type="submit" variant="primary">
        Show the counts
      </Button>
    </Box>
  );
}

const listers: readonly Role[] = listDepartments.callers;

export function ChooseDepartment({ onChoose }: Props) {
  const { Role } = useUser();
  const mayList = listers.includes(Role);
  return (
    <Card title="Whose registry?" subtitle={mayList ? undefined : "Of the department that a place has by default."}>
      {mayList ? <SearchDepartments onChoose={onChoose} /> : <ChoosePlace onChoose={onChoose} />}
    </Card>
  );
}
