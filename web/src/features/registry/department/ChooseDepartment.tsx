import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { listDepartments } from "#shared/contract/departments.ts";
import type { ListedDepartment } from "#shared/model/department.ts";
import { useCallPages } from "#web/api/pages/useCallPages.ts";
import { useFilledPages } from "#web/api/pages/useFilledPages.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { ShowMore } from "#web/ui/navigation/ShowMore.tsx";
import { useDebouncedText } from "#web/ui/state/useDebounced.ts";
import { columnList, listRow } from "#web/ui/theme/sxRules.ts";
import type { ChosenDepartment } from "./useDepartment.ts";

interface Props {
  readonly onChoose: (department: ChosenDepartment) => void;
}

function Choices({ departments, onChoose }: Props & { readonly departments: readonly ListedDepartment[] }) {
  return (
    <Box component="ul" sx={columnList}>
      {departments.map(({ ID, Name, Places }) => (
        <Box component="li" key={ID} sx={listRow}>
          {/* Long names wrap: all buttons stand in one column. */}
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
  );
}

const noneSoFar = "No department was found so far. There is more to look through.";

function FoundDepartments({ text, onChoose }: Props & { readonly text: string }) {
  const asked = useCallPages(listDepartments, text ? { Search: text } : {}, { keepsLast: true });
  const found = asked.data?.pages.flatMap(({ Departments }) => Departments);
  // A retired one has no registry any more.
  const active = found?.filter(({ Status }) => Status === "ACTIVE");
  const pages = useFilledPages(asked, active?.length ?? 0, text);
  if (!active) return <LoadingOrError error={pages.error} onRetry={pages.refetch} what="departments" />;
  const isEmpty = active.length === 0;
  const isChanging = pages.isPlaceholderData;
  const isLooking = isChanging || pages.isFetchingNextPage;
  return (
    <>
      {!isEmpty && <Choices departments={active} onChoose={onChoose} />}
      {isEmpty && isLooking && <Loading what="departments" />}
      {isEmpty && !isLooking && !pages.hasNextPage && <Typography>No department was found.</Typography>}
      {!isChanging && (
        <ShowMore
          key={text}
          shown={`${active.length} departments`}
          looked={isEmpty ? noneSoFar : undefined}
          list={pages}
        />
      )}
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
      <FoundDepartments text={asked.trim()} onChoose={onChoose} />
    </>
  );
}

export const ChooseDepartment = ({ onChoose }: Props) => (
  <Card title="Whose registry?">
    <SearchDepartments onChoose={onChoose} />
  </Card>
);
